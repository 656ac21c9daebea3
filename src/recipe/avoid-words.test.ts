import { describe, expect, it } from 'vitest';
import { isGroup, readAvoidLine, readAvoidWord } from './avoid-words.ts';

describe('readAvoidWord', () => {
  it.each([
    ['milk', ['milk']],
    ['Dairy', ['milk']],
    ['dairy products', ['milk']],
    ['milk allergy', ['milk']],
    ['eggs', ['egg']],
    ['egg whites', ['egg']],
    ['any kind of nuts', ['nuts']],
    ['fish (my son is allergic)', ['fish']],
    ['shellfish (prawns, crab)', ['crustaceans', 'molluscs']],
    ['severe nut allergy', ['nuts']],
    ['anything with gluten', ['gluten']],
    ['peanut traces', ['peanut']],
    ['no eggs', ['egg']],
    ['pork products', ['pork']],
    ['tree nuts', ['nuts']],
    ['tree-nuts', ['nuts']],
    ['mixed nuts', ['nuts']],
    ['groundnuts', ['peanut']],
    ['peanutz', ['peanut']],
    ['soybeans', ['soy']],
    ['soya beans', ['soy']],
    ['sesame seeds', ['sesame']],
    ['tahini', ['sesame']],
    ['shell fish', ['crustaceans', 'molluscs']],
    ['shell-fish', ['crustaceans', 'molluscs']],
    ['seafood', ['fish', 'crustaceans', 'molluscs']],
    ['fish and shellfish', ['fish', 'crustaceans', 'molluscs']],
    ['nuts and seeds', ['nuts', 'seed']],
    ['milk, eggs or wheat', ['milk', 'egg', 'gluten']],
    ['sulfites', ['sulphites']],
    ['wheat flour', ['gluten']],
    ['mushrooms', ['mushroom']],
    ['cheese', ['cheese']],
    ['berries', ['berry']],
    ['oily fish', ['oily fish']],
    ['coriander', ['coriander']],
    ['almonds', ['almonds']],
    ['egg noodles', ['egg noodles']],
    ['soy sauce', ['soy sauce']],
    ['barley', ['barley']],
    ['tomatoes and onions', ['tomatoes', 'onions']],
    ['mac and cheese', ['mac and cheese']],
    ['aubergine (eggplant)', ['aubergine']],
    ['  ', []],
  ])('reads %j as %j', (word, expected) => {
    expect(readAvoidWord(word)).toEqual(expected);
  });

  it('reads what it has read as the same again', () => {
    for (const word of ['shellfish', 'berries', 'nuts and seeds', 'meat', 'coriander'])
      expect(readAvoidWord(word).flatMap(readAvoidWord)).toEqual(readAvoidWord(word));
  });
});

describe('readAvoidLine', () => {
  it('keeps all that the word of the line stands for', () => {
    expect(readAvoidLine('no shellfish', 'crustaceans')).toEqual(['crustaceans', 'molluscs']);
    expect(readAvoidLine('no prawns', 'prawns')).toEqual(['prawns']);
  });
});

describe('isGroup', () => {
  it.each([
    ['milk', true],
    ['berry', true],
    ['almonds', false],
    ['constructor', false],
  ])('says of %s: %s', (word, expected) => {
    expect(isGroup(word)).toBe(expected);
  });
});
