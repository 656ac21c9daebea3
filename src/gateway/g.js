import { b } from '../recipe/b.js';
export const g = b;
