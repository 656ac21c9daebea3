// What is told where a picture could not be read: the same codes as for a recipe, in words about a picture.

import type { Failure, FailureCode } from './recipe-events.ts';

const WORDS: Readonly<Partial<Record<FailureCode, string>>> = {
  config:
    'The model that reads pictures could not be used. Whoever runs this page can name another one in LARDER_VISION_MODEL.',
  quota: 'The allowance for reading pictures is used up. Come back when it has been renewed.',
  busy: 'The service that reads pictures is busy. Try again in a moment.',
  'too-long': 'The picture is too large for the service that reads it. Send a smaller one.',
  filtered: 'The service declined to read this picture. Take another one.',
  empty: 'The service answered without a word about the picture. Try again.',
  cut: 'The answer about the picture stopped before its end. Try again.',
  timeout: 'The service took too long to read the picture. Try again.',
  offline: 'The service that reads pictures cannot be reached. Check the connection and try again.',
};

export function writePictureFailure(failure: Failure): Failure {
  return { ...failure, message: WORDS[failure.code] ?? failure.message };
}
