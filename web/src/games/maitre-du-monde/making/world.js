/* Draws the world: `node world.js` writes ../world.ts, ../land.ts and ../lid.svg.
   Land is that of Natural Earth (world-atlas). Each region has seeds; its cells are those of a Voronoi diagram of all seeds. */
import { readFileSync, writeFileSync } from 'node:fs'
import { Delaunay } from 'd3-delaunay'
import { geoArea, geoNaturalEarth1, geoPath } from 'd3-geo'
import { merge } from 'topojson-client'

const WIDTH = 720
const HEIGHT = 334
const ANTARCTICA = '010'
// prettier-ignore
const SEEDS = {
  maghreb: [[1, 32], [-7, 31], [12, 29]], senegal: [[-9, 11], [2, 9]], sahara: [[12, 19], [-5, 20]], suez: [[30, 26]],
  'horn-of-africa': [[41, 8], [31, 14]], 'great-lakes': [[28, -4], [15, 0]], 'south-africa': [[24, -28], [17, -14], [33, -17], [46, -19]],
  alaska: [[-152, 65]], canada: [[-108, 58], [-75, 52], [-95, 67], [-120, 64]], greenland: [[-41, 73], [-70, 75]],
  california: [[-117, 41]], 'east-coast': [[-80, 38], [-88, 44]], texas: [[-98, 33]], mexico: [[-103, 23]],
  panama: [[-84, 12], [-77, 20]], venezuela: [[-67, 6]], andes: [[-76, -8], [-70, -20]], amazon: [[-60, -6]],
  brazil: [[-44, -13], [-51, -25]], argentina: [[-66, -38], [-70, -50]],
  gulf: [[46, 22], [52, 18]], iran: [[54, 33], [60, 38]], pakistan: [[69, 29], [68, 41]], india: [[79, 20]],
  china: [[106, 34], [88, 40], [122, 44], [100, 46]], vietnam: [[103, 16], [100, 6]], japan: [[139, 37], [128, 37]],
  eu: [[4, 46], [-5, 40], [-3, 54], [11, 50]], baltic: [[17, 61], [24, 55]], balkans: [[21, 43], [13, 42]], bosphorus: [[33, 39]],
  russia: [[45, 56], [55, 50], [42, 66]], siberia: [[95, 60], [70, 60]], bering: [[160, 66], [130, 66]],
  philippines: [[122, 13]], indonesia: [[113, -2], [101, 0], [120, -8]], 'new-guinea': [[142, -6], [133, -3]],
  australia: [[134, -24], [147, -30], [118, -28]], tasmania: [[147, -43]], 'new-zealand': [[173, -42]],
}
/* Where a token would hide a coast or touch another. */
// prettier-ignore
const NUDGES = {
  balkans: [2, 4], eu: [-4, 0], bosphorus: [5, 1], suez: [-2, 2], gulf: [0, 6], iran: [4, -2], panama: [-3, 3], tasmania: [3, 4],
  baltic: [0, -4], philippines: [5, 0], maghreb: [-4, 2], vietnam: [-2, 2], mexico: [-2, 0], japan: [5, 0], 'new-guinea': [3, 0], venezuela: [2, 0],
}
/* West, south, east, north of what a continent's own map shows. */
// prettier-ignore
const FRAMES = {
  africa: [-19, -37, 54, 39], 'north-america': [-160, 14, -30, 80], 'south-america': [-93, -55, -33, 20],
  asia: [36, -4, 148, 52], europe: [-12, 34, 170, 74], oceania: [94, -49, 176, 20],
}

const topology = JSON.parse(
  readFileSync(new URL('../../../../node_modules/world-atlas/countries-110m.json', import.meta.url), 'utf8'),
)
const land = merge(
  topology,
  topology.objects.countries.geometries.filter(({ id }) => id !== ANTARCTICA),
)
const projection = geoNaturalEarth1()
  .rotate([-11, 0])
  .fitExtent(
    [
      [4, 2],
      [WIDTH - 4, HEIGHT - 2],
    ],
    land,
  )

/** A path with relative steps of a tenth, which is a third as long. */
function compact(path, step = 0.1) {
  const decimals = step < 1 ? 1 : 0
  const number = (units) => String(Number((units * step).toFixed(decimals))).replace(/^(-?)0\./, '$1.')
  const joined = (numbers) =>
    numbers.map(number).reduce((text, next) => text + (text && !next.startsWith('-') ? ' ' : '') + next, '')
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const points = ring
        .replace(/Z$/, '')
        .split('L')
        .map((point) => point.split(',').map((value) => Math.round(Number(value) / step)))
      const steps = points
        .slice(1)
        .map(([x, y], index) => [x - points[index][0], y - points[index][1]])
        .filter(([x, y]) => x || y)
      if (steps.length < 2) return ''
      return `M${joined(points[0])}l${joined(steps.flat())}${ring.endsWith('Z') ? 'z' : ''}`
    })
    .join('')
}

/** The shapes of the world: land, the cells of each region, the cuts between regions, and where tokens stand. */
export function world() {
  const seeds = Object.entries(SEEDS).flatMap(([region, points]) =>
    points.map((point) => ({ region, at: projection(point) })),
  )
  const delaunay = Delaunay.from(
    seeds,
    ({ at }) => at[0],
    ({ at }) => at[1],
  )
  const voronoi = delaunay.voronoi([-20, -20, WIDTH + 20, HEIGHT + 20])
  const cells = (region) =>
    seeds.map((seed, index) => (seed.region === region ? compact(voronoi.renderCell(index)) : '')).join('')
  const places = Object.fromEntries(
    Object.entries(SEEDS).map(([region, [first]]) => {
      const [x, y] = projection(first)
      const [right, down] = NUDGES[region] ?? [0, 0]
      return [region, { at: [Math.round(x + right), Math.round(y + down)], cell: cells(region) }]
    }),
  )
  return {
    land: compact(geoPath(projection)(land)),
    places,
    cuts: cuts(seeds, delaunay, voronoi),
    frames: Object.fromEntries(Object.entries(FRAMES).map(([name, frame]) => [name, framed(frame)])),
  }
}

function cuts(seeds, { triangles, halfedges }, { circumcenters }) {
  const centre = (triangle) => `${circumcenters[2 * triangle].toFixed(1)} ${circumcenters[2 * triangle + 1].toFixed(1)}`
  let path = ''
  for (let edge = 0; edge < triangles.length; edge += 1) {
    const twin = halfedges[edge]
    if (twin < edge) continue
    const [one, other] = [triangles[edge], triangles[edge % 3 === 2 ? edge - 2 : edge + 1]]
    if (seeds[one].region !== seeds[other].region)
      path += `M${centre(Math.floor(edge / 3))}L${centre(Math.floor(twin / 3))}`
  }
  return path
}

function framed([west, south, east, north]) {
  const middle = [(west + east) / 2, (south + north) / 2]
  const corners = [
    [west, north],
    [east, north],
    [west, south],
    [east, south],
    [west, middle[1]],
    [east, middle[1]],
    [middle[0], north],
    [middle[0], south],
  ].map((point) => projection(point))
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top].map(Math.round)
}

const WRITTEN = ['// Written by making/world.js. Do not edit.', '']

/** How large the world is, and where its continents lie. */
export function sizes() {
  return [
    ...WRITTEN,
    `export const WIDTH = ${WIDTH}`,
    `export const HEIGHT = ${HEIGHT}`,
    'export const FRAMES: Record<string, [number, number, number, number]> = {',
    ...Object.entries(world().frames).map(([name, frame]) => `  '${name}': [${frame.join(', ')}],`),
    '}',
    '',
  ].join('\n')
}

/** Its shores and regions, which weigh a hundred times as much. */
export function source() {
  const { land: shore, places, cuts: lines } = world()
  const entry = ([region, { at, cell }]) => `  '${region}': { at: [${at.join(', ')}], cell: '${cell}' },`
  return [
    ...WRITTEN,
    `export const LAND = '${shore}'`,
    `export const CUTS = '${lines}'`,
    'export const PLACES: Record<string, { at: [number, number]; cell: string }> = {',
    ...Object.entries(places).map(entry),
    '}',
    '',
  ].join('\n')
}

/** The lid of the box: the continents without small islands, and three pyramids. */
export function lid() {
  const mainland = {
    type: 'MultiPolygon',
    coordinates: land.coordinates.filter((polygon) => geoArea({ type: 'Polygon', coordinates: polygon }) > 0.004),
  }
  const flat = geoNaturalEarth1()
    .rotate([-11, 0])
    .fitExtent(
      [
        [12, 40],
        [288, 190],
      ],
      mainland,
    )
  const drawn = (name) =>
    readFileSync(new URL(`../art/pyramid-${name}.svg`, import.meta.url), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const pyramids = ['flower', 'sun', 'leaf']
    .map((name, index) => `<g transform="translate(${66 + index * 62} 150) scale(1.9)">${drawn(name)}</g>`)
    .join('')
  return `<svg viewBox="0 0 300 214" preserveAspectRatio="xMidYMid meet"><path d="${compact(geoPath(flat)(mainland), 1)}" fill="#dce6ec"/>${pyramids}</svg>\n`
}

if (import.meta.url === `file://${process.argv[1]}`) {
  writeFileSync(new URL('../world.ts', import.meta.url), sizes())
  writeFileSync(new URL('../land.ts', import.meta.url), source())
  writeFileSync(new URL('../lid.svg', import.meta.url), lid())
}
