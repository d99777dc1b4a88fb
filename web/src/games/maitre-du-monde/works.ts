/** Sustainable development: all three win the match. */
export const WORKS = ['nobel', 'vaccine', 'fair-trade']
