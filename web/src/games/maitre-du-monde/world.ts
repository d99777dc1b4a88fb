// Written by making/world.js. Do not edit.

export const WIDTH = 720
export const HEIGHT = 334
export const FRAMES: Record<string, [number, number, number, number]> = {
  'africa': [296, 99, 156, 188],
  'north-america': [-1, 8, 302, 153],
  'south-america': [141, 146, 139, 184],
  'asia': [406, 67, 246, 138],
  'europe': [313, 19, 366, 92],
  'oceania': [516, 146, 192, 170],
}
