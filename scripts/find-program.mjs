// Finds a program of this machine.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first of these programs that PATH or more folders hold, folder by folder; undefined where none does. */
export function findOnPath(names, more = []) {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...more]) {
    for (const name of names) {
      const candidate = join(folder, name);
      try {
        accessSync(candidate, constants.X_OK);
        return candidate;
      } catch {
        // Not in this folder; the next one is tried.
      }
    }
  }
  return undefined;
}
