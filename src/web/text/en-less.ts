// The words of adding without typing: a picture, the voice, a pasted receipt. They load with it.

import type { FailureCode } from '../../recipe/recipe-events.ts';
import { count, list } from './en.ts';
import { inLanguage } from './language.ts';

type PictureFault = FailureCode | 'unreadable';

export const EN_LESS = {
  ways: 'Add without typing',
  fromPicture: 'From a photo',
  bySpeaking: 'By speaking',
  close: 'Close',

  pictureNote: (model: string) => `A photo of your fridge or of a receipt goes to ${model}, the model of this Larder, and nowhere else. It is made small first, and when, where and with what it was taken is left out. Larder does not keep it.`,
  choosePicture: 'Take or choose a photo',
  looking: 'Looking at the photo.',
  picture: 'Your photo, as it is sent',
  pictureFault: {
    unreadable: 'This browser cannot open that picture. Choose a JPEG or a PNG, or take a photo of its screen.',
    config: 'The model that reads photos could not be used. Whoever runs this page can put it right.',
    quota: 'The allowance for reading photos is used up. Type what you have, or come back when it has been renewed.',
    busy: 'The service that reads photos is busy. Try again in a moment.',
    'too-long': 'The photo is too large for the service that reads it. Choose a smaller one.',
    filtered: 'The service declined to read this photo. Choose another one.',
    empty: 'The service said nothing about the photo. Try again.',
    cut: 'The answer stopped before its end. Try again.',
    timeout: 'The service took too long to read the photo. Try again.',
    offline: 'Your device is offline, or the service that reads photos does not answer. Check the connection and try again.',
    internal: 'Something went wrong. Try again.',
  } satisfies Partial<Record<PictureFault, string>> & { internal: string },

  speechNote: 'Say what you have, one thing after the other. Your browser may send what it hears to its maker to turn it into words; Larder gets the words alone.',
  listen: 'Start listening',
  listening: 'Listening. Say what you have.',
  stopListening: 'That is all',
  speechFault: {
    blocked: 'The browser does not let this page listen. Allow the microphone in its settings, then start again.',
    'no-microphone': 'No microphone was found. Connect one, or type what you have.',
    'not-heard': 'Nothing was heard. Start again and speak a little closer.',
    offline: 'The browser needs a connection to turn speech into words. Check it, or type what you have.',
    'no-language': 'This browser does not understand speech in the language of the page. Type what you have.',
    failed: 'The browser stopped listening. Start again, or type what you have.',
  },

  foundTitle: {
    picture: 'Seen in the photo',
    speech: 'Heard',
    receipt: 'Read from the receipt',
  },
  foundNote: 'Untick what is not right. Nothing is on your list yet.',
  notKnown: 'not known',
  leftOut: (names: readonly string[]) => `Left out, because it is not food: ${list(names)}.`,
  nothingFound: {
    picture: 'No food was made out in the photo. Try another one, closer and in good light.',
    speech: 'No food was made out in what was heard. Start again.',
    receipt: 'No food was made out on the receipt. Type what you have.',
  },
  addFound: (found: number) => count(found, { one: 'Add # ingredient', other: 'Add # ingredients' }),
} as const;

export const LESS_WORDS = inLanguage('less', EN_LESS);
