import { testPatterns } from '../../../../tests/test-patterns.ts';
import * as alcoholForChildren from './alcohol-for-children.ts';
import * as byTheSpoon from './by-the-spoon.ts';
import * as dose from './dose.ts';

testPatterns('doses', {
  'alcohol-for-children': alcoholForChildren,
  'by-the-spoon': byTheSpoon,
  dose,
});
