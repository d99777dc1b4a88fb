/** The boxes, by the name of their lid: a class of lid.css and a picture of LidArt.svelte. */
export type Lid = 'rules' | 'duel' | 'labyrinth' | 'monde'
