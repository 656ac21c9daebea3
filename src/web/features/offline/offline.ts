// What keeps the page on this device, as one part that loads last.

export { keepPage } from './keep-page.ts';
export { NewerNotice } from './newer-notice.tsx';
