// What kind of picture some bytes are, and how large it is drawn: by the bytes themselves, never by what they are
// called. Nothing of it is decoded.

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

export interface PictureHead {
  readonly type: PictureType;
  readonly widthPx: number;
  readonly heightPx: number;
}

export const PICTURE_TYPES: readonly PictureType[] = ['image/jpeg', 'image/png', 'image/webp'];

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** Null where it is no JPEG, PNG or WebP, or says no size. */
export function readPictureHead(bytes: Buffer): PictureHead | null {
  const size = (type: PictureType, widthPx: number, heightPx: number) =>
    widthPx > 0 && heightPx > 0 ? { type, widthPx, heightPx } : null;
  if (bytes.length < 30) return null;
  if (bytes.subarray(0, 8).equals(PNG) && readName(bytes, 12) === 'IHDR') {
    return size('image/png', bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  }
  if (readName(bytes, 0) === 'RIFF' && readName(bytes, 8) === 'WEBP') {
    const [widthPx, heightPx] = readWebpSize(bytes);
    return size('image/webp', widthPx, heightPx);
  }
  if (bytes.readUInt16BE(0) === 0xffd8) {
    const [widthPx, heightPx] = readJpegSize(bytes);
    return size('image/jpeg', widthPx, heightPx);
  }
  return null;
}

function readName(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}

// RFC 9649: a lossy, a lossless or an extended picture.
function readWebpSize(bytes: Buffer): readonly [number, number] {
  switch (readName(bytes, 12)) {
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    case 'VP8L': {
      const sides = bytes.readUInt32LE(21);
      return [(sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1];
    }
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    default:
      return [0, 0];
  }
}

// ITU T.81, B.1: segments, each with its length, up to the frame header. C4, C8 and CC are none.
function readJpegSize(bytes: Buffer): readonly [number, number] {
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return [0, 0];
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
    } else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    } else {
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return [0, 0];
}
