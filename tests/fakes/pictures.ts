// Small pictures, 48 by 32 px, as a browser wrote them; and a JPEG as a phone writes one, with the place it was taken at.

const JPEG_LINES = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAA',
  'AABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAA',
  'ABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAA',
  'AAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAA',
  'AAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAA',
  'AABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcU',
  'ERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4r',
  'K06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAgADADASIAAhEB',
  'AxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAME',
  '/8QAFhEBAQEAAAAAAAAAAAAAAAAAAANB/9oADAMBAAIRAxEAPwCmAARqyRqVMaIaAJNIAAAAAD//2Q==',
];
const WEBP_LINES = [
  'UklGRjQCAABXRUJQVlA4WAoAAAAgAAAALwAAHwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAA',
  'AABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAA',
  'ABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAA',
  'AAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAA',
  'AAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAA',
  'AABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggRgAAALAD',
  'AJ0BKjAAIAA/BWqsUCulpCK1W/gBcCCJQBoRqCdKA8gM0MIAAP7yPnPUZ//EBm95BxAMVq/3L1+pOYl6iX4VJGAAAAA=',
];

export const JPEG = Buffer.from(JPEG_LINES.join(''), 'base64');
export const WEBP = Buffer.from(WEBP_LINES.join(''), 'base64');

/** What the metadata of `PHONE_JPEG` tells of who took it. */
export const CANARY = 'CANARY-of-the-phone';
/** 52 degrees 31 minutes north, as EXIF writes it: three fractions. */
export const LATITUDE = writeFractions([52, 31, 12]);

/** JPEG with an EXIF segment: a maker, and an index of GPS with a latitude (CIPA DC-008, 4.6). */
export const PHONE_JPEG = Buffer.concat([JPEG.subarray(0, 2), writeExif(), JPEG.subarray(2)]);

function writeFractions(values: readonly number[]): Buffer {
  return Buffer.concat(
    values.map((value) => {
      const fraction = Buffer.alloc(8);
      fraction.writeUInt32BE(value, 0);
      fraction.writeUInt32BE(1, 4);
      return fraction;
    }),
  );
}

function writeEntry(tag: number, type: number, count: number, value: number): Buffer {
  const entry = Buffer.alloc(12);
  entry.writeUInt16BE(tag, 0);
  entry.writeUInt16BE(type, 2);
  entry.writeUInt32BE(count, 4);
  entry.writeUInt32BE(value, 8);
  return entry;
}

function writeExif(): Buffer {
  const maker = Buffer.from(`${CANARY}\0`);
  // Header 8, an index of two entries 30, one of two 30, then what they point at.
  const values = 8 + 30 + 30;
  const count = Buffer.from([0, 2]);
  const none = Buffer.alloc(4);
  const north = 0x4e000000;
  const tiff = Buffer.concat([
    Buffer.from('MM\0\x2a\0\0\0\x08', 'latin1'),
    count,
    writeEntry(0x010f, 2, maker.length, values + 24),
    writeEntry(0x8825, 4, 1, 8 + 30),
    none,
    count,
    writeEntry(0x0001, 2, 2, north),
    writeEntry(0x0002, 5, 3, values),
    none,
    LATITUDE,
    maker,
  ]);
  const segment = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(segment.length + 2, 2);
  return Buffer.concat([head, segment]);
}
