// Whether this device keeps a usual. In the first load: nothing else of it is, and nothing is ever written from here.

export const USUAL_KEY = 'larder.usual';

/** False too where the browser refuses its storage. */
export function hasUsual(): boolean {
  try {
    return localStorage.getItem(USUAL_KEY) !== null;
  } catch {
    return false;
  }
}
