// Time and temperature that together do what the one figure of the chart does.
// Sources: UK Food Standards Agency, cooking your food (60 C for 45 min, 65 C for 10 min, 70 C for 2 min,
// 75 C for 30 s, 80 C for 6 s); USDA FSIS, Appendix A and Time-Temperature Tables for Cooking Ready-to-Eat
// Poultry Products (the fattest column, rounded up to whole minutes). Of two
// figures for one temperature the shorter time stands.

type Pair = readonly [coreC: number, minutes: number];

const POULTRY: readonly Pair[] = [
  [58, 84],
  [60, 35],
  [61, 28],
  [62, 20],
  [63, 14],
  [65, 7],
  [66, 5],
  [68, 2],
  [71, 0.5],
  [80, 0.1],
];
const MEAT: readonly Pair[] = [
  [54.4, 121],
  [57, 45],
  [58, 24],
  [60, 12],
  [62, 6],
  [63, 4],
  [65, 2],
  [75, 0.5],
  [80, 0.1],
];

/** Whether food held at this core temperature for so long counts as cooked. */
export function isHeldLongEnough(coreC: number, minutes: number, poultry: boolean): boolean {
  return (poultry ? POULTRY : MEAT).some(([pairC, pairMinutes]) => coreC >= pairC && minutes >= pairMinutes);
}
