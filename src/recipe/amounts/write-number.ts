// Writes a number as a cook reads it: "1 1/2", "0.75", never a third decimal.

const FRACTIONS: readonly (readonly [value: number, words: string])[] = [
  [0, ''],
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [5 / 8, '5/8'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [7 / 8, '7/8'],
  [1, ''],
];

/** "2 1/2": the nearest eighth or third. From 0. */
export function writeFraction(value: number): string {
  const whole = Math.floor(value + 1e-9);
  const rest = value - whole;
  const nearest = FRACTIONS.reduce((best, each) =>
    Math.abs(each[0] - rest) < Math.abs(best[0] - rest) ? each : best,
  );
  const count = nearest[0] === 1 ? whole + 1 : whole;
  if (nearest[1] === '') return String(count);
  return count === 0 ? nearest[1] : `${count} ${nearest[1]}`;
}

/** "1.25": two decimals at most, none where they are 0. */
export function writeDecimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}
