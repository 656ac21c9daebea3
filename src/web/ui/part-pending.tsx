// Stands where a part of the page will be that is still loading, or cannot be.

import { EN } from '../text/en.ts';
import { useOnline } from './use-online.ts';

export function PartPending() {
  return <p>{useOnline() ? EN.partComing : EN.partMissing}</p>;
}
