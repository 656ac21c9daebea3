// What is read of one method or sentence is read once, however many rules ask for it.

/** The same function, which keeps what it found for as long as its subject lives. */
export function remember<Subject extends object, Value>(
  read: (subject: Subject) => Value,
): (subject: Subject) => Value {
  const kept = new WeakMap<Subject, { readonly value: Value }>();
  return (subject) => {
    let found = kept.get(subject);
    if (found === undefined) {
      found = { value: read(subject) };
      kept.set(subject, found);
    }
    return found.value;
  };
}
