// Checks the documents: every relative link leads to a file that is there, every `npm run` names a script that exists,
// and every environment variable that .env.example names is one that the configuration reads.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('tests/cases/'));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const bench = existsSync('bench/package.json')
  ? JSON.parse(readFileSync('bench/package.json', 'utf8')).scripts
  : {};
const faults = [];

for (const path of documents) {
  const text = readFileSync(path, 'utf8');
  for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:|^#/.test(target)) continue;
    const file = join(dirname(path), target.replace(/#.*$/, ''));
    if (!existsSync(file)) faults.push(`${path}: the link to ${target} leads nowhere`);
  }
  for (const [, name] of text.matchAll(/npm run (?:--prefix bench )?([a-z][a-z:-]*)/g)) {
    if (!(name in scripts) && !(name in bench)) faults.push(`${path}: there is no script "${name}"`);
  }
}

const configuration = ['config', 'tracing']
  .map((name) => readFileSync(`src/gateway/${name}.ts`, 'utf8'))
  .join('');
for (const [, name] of readFileSync('.env.example', 'utf8').matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm)) {
  if (!configuration.includes(name)) faults.push(`.env.example: ${name} is not read by the gateway`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${documents.length} documents checked`);
