import { describe, expect, it } from 'vitest';
import { RULE_SEVERITY, type RuleId } from '../../recipe/finding.ts';
import { AR } from './ar.ts';
import { chooseLanguage } from './choose-language.ts';
import { DE } from './de.ts';
import { EN, WORDS } from './en.ts';
import { EN_BRING } from './en-bring.ts';
import { EN_COOK } from './en-cook.ts';
import { EN_DEVICE } from './en-device.ts';
import { EN_GIVEN } from './en-given.ts';
import { EN_LESS } from './en-less.ts';
import { EN_OFFLINE } from './en-offline.ts';
import { EN_OPTIONS } from './en-options.ts';
import { EN_RECIPE } from './en-recipe.ts';
import { EN_TAKE_AWAY } from './en-take-away.ts';
import { EN_TOKEN } from './en-token.ts';
import { EN_USUAL } from './en-usual.ts';
import { ES } from './es.ts';
import { nameSubject } from './finding-words.ts';
import { FR } from './fr.ts';
import { type AllWords, speak } from './language.ts';
import { translate } from './translate.ts';

const ENGLISH: AllWords = {
  page: EN,
  bring: EN_BRING,
  cook: EN_COOK,
  device: EN_DEVICE,
  given: EN_GIVEN,
  less: EN_LESS,
  offline: EN_OFFLINE,
  options: EN_OPTIONS,
  recipe: EN_RECIPE,
  takeAway: EN_TAKE_AWAY,
  token: EN_TOKEN,
  usual: EN_USUAL,
};

type Phrase = string | ((...given: unknown[]) => string);

/** Every phrase by its path: "page.said.found". */
function listPhrases(words: object, path = ''): readonly (readonly [string, Phrase])[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof value === 'object' ? listPhrases(value, here) : [[here, value as Phrase] as const];
  });
}

// What the phrases of this path are given; the others are given names.
const NUMBERS = /(?:cleared|restored|wanted|extras|minutes|askingNote|marked\.\w+|ideaOf|busy|pause|severityCount\.\w+|step|place|tickStep|factor|servingCount|adaptedFrom|timerLength|clock|readyFrom|over|addFound|downloading|found|forSoMany|number)$/;
const MIXED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'page.added': [[['alpha'], 7]],
  'page.wish': [[{ kind: 'servings', count: 7 }], [{ kind: 'avoid', word: 'alpha' }], [{ kind: 'maxMinutes', minutes: 45 }], [{ kind: 'maxExtras', count: 7 }]],
  'page.duplicate': [[['alpha', 'beta']]],
  'page.avoidUnknown': [[['alpha', 'beta']]],
  'page.wishesSet': [[['alpha', 'beta']]],
  'less.leftOut': [[['alpha', 'beta']]],
  'options.option': [],
  'recipe.sentTo': [['alpha', 7]],
  'recipe.goneFromList': [[['alpha', 'beta']]],
  'recipe.uses': [[7, 9, ['alpha']]],
  'recipe.said.failed': [
    ['alpha', true],
    ['alpha', false],
  ],
  'cook.adapted': [
    ['alpha', true],
    ['alpha', false],
  ],
  'cook.rounded': [['alpha', 7]],
  'cook.startTimer': [[420, 540, 'alpha']],
  'cook.timerName': [
    ['alpha', 'beta', 7],
    [null, null, 7],
  ],
};

function listGiven(path: string, phrase: (...given: unknown[]) => string): readonly (readonly unknown[])[] {
  const known = MIXED[path];
  if (known !== undefined) return known;
  const count = Math.max(1, phrase.length);
  return NUMBERS.test(path) ? [[7, 9].slice(0, count)] : [['alpha', 'beta'].slice(0, count)];
}

/** Which of what was given stands in the phrase, by any of its digits or letters. */
function listPlaceholders(text: string): readonly string[] {
  return ['alpha', 'beta', '7', '9', '45'].filter((mark) => text.includes(mark));
}

const QUIET = new Set(['cook.screen.off']);

describe.each(Object.entries({ DE, ES, FR, AR }))('the words of %s', (_name, words) => {
  const english = new Map(listPhrases(ENGLISH));
  const { findings, ...parts } = words;
  const told = new Map(listPhrases(parts));

  it('are those of English, one for one', () => {
    expect([...told.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are never empty, and put in what the English words put in', () => {
    const faults: string[] = [];
    for (const [path, phrase] of told) {
      const here = english.get(path);
      if (typeof phrase === 'string') {
        if ((phrase.trim() === '') !== QUIET.has(path)) faults.push(`${path} is empty`);
        continue;
      }
      if (typeof here !== 'function') throw new Error(`${path} is no function in English.`);
      for (const given of listGiven(path, here)) {
        const wanted = listPlaceholders(here(...given)).join();
        const found = listPlaceholders(phrase(...given)).join();
        if (phrase(...given).trim() === '') faults.push(`${path} is empty`);
        if (wanted !== found) faults.push(`${path}: ${phrase(...given)} (${wanted})`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('are not the English ones', () => {
    const sentences = [...told].filter(([path, phrase]) => typeof phrase === 'string' && / .* /.test(phrase) && phrase === english.get(path));
    expect(sentences).toEqual([]);
  });
});

it.each([
  [DE, 'Allergene auf der Liste, soweit bekannt: Milch und Sellerie'],
  [ES, 'Alérgenos en la lista, hasta donde se sabe: leche y apio'],
  [FR, 'Allergènes sur la liste, pour autant qu’on sache : lait et céleri'],
  [AR, 'مسببات الحساسية في القائمة، بقدر ما يُعرف: حليب وكرفس'],
])('what a finding is about is named in the language', ({ findings }, named) => {
  const plain = (words: string) => words.replace(/[\u2068\u2069]/g, '');
  const finding = { rule: 'contains', severity: 'note', message: 'Looked for …' } as const;
  expect(plain(nameSubject(findings, { ...finding, about: ['milk', 'celery'] }))).toBe(named);
  expect(plain(nameSubject(findings, { ...finding, about: [] }))).toContain(findings.none);
  for (const rule of Object.keys(RULE_SEVERITY) as RuleId[]) expect(plain(nameSubject(findings, { ...finding, rule, ingredient: 'alpha' }))).toMatch(/^(?!.*\b(?:the|not|of)\b).+: alpha$/);
});

describe('the page’s language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['nl', 'FR-ca', 'de'], 'fr'],
    [['ar-EG'], 'ar'],
    [['en-US', 'de'], 'en'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (preferred, language) => {
    expect(chooseLanguage(preferred)).toBe(language);
  });

  it('goes over to other words and back, and tells again what was said in English', () => {
    speak(DE);
    expect(WORDS.getRecipe).toBe('Rezept schreiben');
    expect(translate(EN.partMissing)).toBe(DE.page.partMissing);
    expect(translate(EN_GIVEN.linkFault.broken)).toBe(DE.given.linkFault.broken);
    expect(translate('What a service said.')).toBeNull();
    speak(null);
    expect(WORDS.getRecipe).toBe('Get a recipe');
    expect(translate(EN.partMissing)).toBe(EN.partMissing);
  });

  it('counts as the language counts', () => {
    const counted = [1, 2, 3, 11, 100].map((gone) => AR.page.cleared(gone));
    expect(new Set(counted).size).toBe(5);
    expect(DE.page.wanted(2)).toBe('Noch 1 Zutat, dann reicht es für ein Rezept.');
    expect(EN.added(['eggs', 'rice', 'leeks'], 3)).toBe('Added eggs, rice and leeks. 3 ingredients on hand.');
  });
});
