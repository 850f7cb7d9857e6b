import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentPersonal, LOGGED_IN_COOKIE, whenPersonalChanges } from '#web/app/personal-store.ts';
import { toast } from '#web/ui/feedback/toasts.ts';
import type { Answer, Failure } from './call-api.ts';
import { openAuth } from './open-auth.tsx';

type Marks<Name extends string> = Record<Name, boolean>;

export type OwnMarks<Name extends string, Facts = unknown> = {
  marks: Marks<Name> & Facts;
  /** The `onSubmit` of the form that turns a mark on or off. Without JavaScript the form posts to the page's action. */
  toggle: (name: Name) => (event: SubmitEvent) => void;
  /** Asks for the marks again, after they may have changed in another way. */
  readAgain: () => void;
};

/**
 * Reads and changes a person's marks on a public page, such as a startup that they follow. The page is the same for
 * everybody, so the browser asks for the marks once it knows the person. A press shows at once, and is undone if its
 * call fails. A visitor logs in or signs up first, over the page. `Facts` come with the marks, and nothing here changes
 * them.
 */
export function useOwnMarks<Name extends string, Facts = unknown>({
  initial,
  subject,
  path,
  read,
  write,
  failure: failureTitle,
  logIn,
}: {
  initial: Marks<Name> & Facts;
  /** Changes with the page's subject. */
  subject: string;
  /** The page, where the person comes back to if they log in elsewhere. */
  path: string;
  read: () => Promise<(Marks<Name> & Facts) | null>;
  write: (name: Name, isOn: boolean) => Promise<Answer<unknown>>;
  /** Says what did not work. */
  failure: (name: Name, isOn: boolean) => string;
  /** Says to a visitor what they log in for. */
  logIn: (name: Name) => string;
}): OwnMarks<Name, Facts> {
  const [marks, setMarks] = useState(initial);
  const savedMarks = useRef(initial);
  const presses = useRef(0);
  const latest = useRef<Partial<Record<Name, number>>>({});
  const calls = useRef(Promise.resolve());
  const person = useSyncExternalStore(whenPersonalChanges, currentPersonal, () => undefined);

  const readAgain = () => {
    const pressesBefore = presses.current;
    calls.current = calls.current.then(async () => {
      const marks = await read();
      if (!marks) return;
      savedMarks.current = marks;
      // A response to a request from before a press is out of date.
      if (presses.current === pressesBefore) setMarks(marks);
    });
  };

  // Repeated whenever the person is loaded again, because they may have marked in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject stands for `initial` and `read`
  useEffect(() => {
    if (person === null) setMarks(initial);
    if (person) readAgain();
  }, [person, subject]);

  const send = (name: Name, isOn: boolean) => {
    presses.current += 1;
    const press = presses.current;
    latest.current[name] = press;
    setMarks((before) => ({ ...before, [name]: isOn }));
    // Calls run one after the other, so that the last press wins.
    calls.current = calls.current.then(async () => {
      const { failure } = await write(name, isOn);
      if (!failure) savedMarks.current = { ...savedMarks.current, [name]: isOn };
      else if (latest.current[name] === press) revert(name, isOn, failure);
    });
  };

  const revert = (name: Name, isOn: boolean, { status, message }: Failure) => {
    setMarks((before) => ({ ...before, [name]: savedMarks.current[name] }));
    if (status === 401 || status === 403) logInFirst(name, isOn);
    else toast({ tone: 'bad', title: failureTitle(name, isOn), text: message });
  };

  const logInFirst = (name: Name, isOn: boolean) =>
    openAuth({ screen: 'signin', title: logIn(name), to: path, onLoggedIn: () => send(name, isOn) });

  const toggle = (name: Name) => (event: SubmitEvent) => {
    event.preventDefault();
    if (LOGGED_IN_COOKIE.test(document.cookie)) send(name, !marks[name]);
    else logInFirst(name, true);
  };

  return { marks, toggle, readAgain };
}
