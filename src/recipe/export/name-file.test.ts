import { expect, it } from 'vitest';
import { nameFile } from './name-file.ts';

it.each([
  ['Lemon Chickpeas with Wilted Spinach', 'lemon-chickpeas-with-wilted-spinach.md'],
  ["Crème brûlée: für 2 ('quick')", 'creme-brulee-fur-2-quick.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['C:\\temp\\x.exe', 'c-temp-x-exe.md'],
  ['حمص بالطحينة', 'حمص-بالطحينة.md'],
  ['麻婆豆腐', '麻婆豆腐.md'],
  ['हलवा', 'हलवा.md'],
  ['\u202Egpj.exe', 'gpj-exe.md'],
  ['🍲🍲', 'recipe.md'],
  ['', 'recipe.md'],
  ['CON', 'recipe.md'],
  ['\n\u0000\u0301', 'recipe.md'],
])('names the file of %j %j', (title, name) => {
  expect(nameFile(title, 'md')).toBe(name);
});

it('keeps a name within what every file system takes', () => {
  expect(Buffer.byteLength(nameFile('麻婆豆腐'.repeat(200), 'paprikarecipe'))).toBeLessThanOrEqual(255);
});
