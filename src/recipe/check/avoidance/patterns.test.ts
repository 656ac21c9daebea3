import { testPatterns } from '../../../../tests/test-patterns.ts';
import * as allergen from './allergen.ts';
import * as diet from './diet.ts';
import * as foodWords from './food-words.ts';
import * as madeWith from './made-with.ts';

testPatterns('avoidance', { allergen, diet, 'food-words': foodWords, 'made-with': madeWith });
