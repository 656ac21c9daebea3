// How a language tells lengths of time: "8–10 minutes", "1 hr 5 mins", "8:05".

const MINUTE = 60;
const HOUR = 3600;

export function createTimeWords(locale: string) {
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const measure = (unit: 'second' | 'minute' | 'hour', unitDisplay: 'long' | 'short' = 'long') => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });

  function span(seconds: number): string {
    if (seconds < 90 && seconds % MINUTE !== 0) return measure('second').format(seconds);
    const hours = Math.floor(seconds / HOUR);
    const minutes = Math.round((seconds % HOUR) / MINUTE);
    if (hours === 0) return measure('minute').format(minutes);
    if (minutes === 0) return measure('hour').format(hours);
    return `${measure('hour', 'short').format(hours)} ${measure('minute', 'short').format(minutes)}`;
  }

  return {
    /** "8:05", "1:02:03". */
    clock(seconds: number): string {
      const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE) % MINUTE, seconds % MINUTE];
      return hours > 0 ? `${plain.format(hours)}:${two.format(minutes)}:${two.format(rest)}` : `${plain.format(minutes)}:${two.format(rest)}`;
    },
    span,
    range(lowSec: number, highSec: number): string {
      if (lowSec === highSec) return span(lowSec);
      const inMinutes = lowSec % MINUTE === 0 && highSec % MINUTE === 0 && highSec < 2 * HOUR;
      return inMinutes ? measure('minute').formatRange(lowSec / MINUTE, highSec / MINUTE) : `${span(lowSec)} – ${span(highSec)}`;
    },
  };
}
