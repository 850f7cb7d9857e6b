import { Check } from 'lucide';
import { type FormEvent, type ReactNode, useState } from 'react';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Flag } from '#web/ui/pictures/flag.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useFlagOfTypedName } from './flag-of-typed-name.ts';
import css from './join.module.css';
import { LONGEST_NAME } from './profile-form.tsx';

/** As many small flags as fit into two lines of the narrowest screen. */
const MOST_FLAGS = 24;

type StandsIn = { text: string; note: string; sharedAs: string };

/**
 * The first screen of a join page. The flag of the typed name flies beside it, and the name goes with the person into
 * the form of the profile. Without JavaScript there is no field, and the links lead to the form.
 */
export function JoinForm({
  heading,
  lead,
  nameLabel,
  example,
  create,
  notes,
  standsIn,
}: {
  heading: string;
  lead: ReactNode;
  nameLabel: string;
  /** The name whose flag flies until another is typed. */
  example: string;
  create: { label: string; href: string };
  /** Short promises below the button. */
  notes: readonly string[];
  /** Where the flag stands in for pictures: until when, which it must be, and the second line of the shared card. */
  standsIn?: StandsIn;
}) {
  const [value, setValue] = useState('');
  const name = value.trim();
  const flag = useFlagOfTypedName(name);
  const code = name ? flag.code : flagOfName(example);
  const href = name ? `${create.href}?${new URLSearchParams({ name })}` : create.href;

  /** Enter follows the link that this person sees. */
  const follow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-create]')];
    links.find((link) => link.offsetParent !== null)?.click();
  };
  return (
    <section className={css.join}>
      <div className={`wrap ${css.grid}`}>
        <div className={css.text}>
          <h1>{heading}</h1>
          <p className={css.lead}>{lead}</p>
          <form className={css.form} onSubmit={follow}>
            <Field
              label={nameLabel}
              className={css.name}
              value={value}
              onChange={(event) => setValue(event.target.value)}
              placeholder={example}
              longest={LONGEST_NAME}
              autoComplete="organization"
              spellCheck={false}
              enterKeyHint="go"
            />
            <FlagsOfLetters name={name || example} />
            <Create label={create.label} href={href} />
          </form>
          <ul className={css.notes}>
            {notes.map((note) => (
              <li key={note}>
                <Icon of={Check} size={16} />
                {note}
              </li>
            ))}
          </ul>
          <p className="vh" role="status">
            {flag.isFinal && `The flag of ${name} is up.`}
          </p>
        </div>
        <div className={css.mast}>
          {/* A new flag is hoisted anew. */}
          <Flag key={code} code={code} cut={{ w: 24, h: 24 }} label={`The flag of ${name || example}`} />
        </div>
      </div>
      {standsIn && <FlagUses {...standsIn} code={code} name={name || example} />}
    </section>
  );
}

/** A flag for each letter of the name: that of the name up to this letter. */
function FlagsOfLetters({ name }: { name: string }) {
  return (
    <p className={css.letters} aria-hidden="true">
      {[...name].slice(0, MOST_FLAGS).map((_, at, letters) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter has no other identity
        <Flag key={at} code={flagOfName(letters.slice(0, at + 1).join(''))} size={18} />
      ))}
    </p>
  );
}

/** The links to the form. Without JavaScript everybody follows the first, which leads people who are logged in on to it. */
function Create({ label, href }: { label: string; href: string }) {
  return (
    <p className={css.actions}>
      <LinkButton size="lg" href={authScreenPath('signup-landing', href)} className={css.visitors} data-create="">
        {label}
      </LinkButton>
      <LinkButton size="lg" href={href} className={css.members} data-create="">
        {label}
      </LinkButton>
      <span className={css.visitors}>
        Have an account?{' '}
        <a className="link" href={authScreenPath('signin', href)}>
          Log in
        </a>
      </span>
      <span className={css.members}>
        Already have one? See{' '}
        <a className="link" href="/client">
          your profiles
        </a>
      </span>
    </p>
  );
}

/** The flag where a startup without pictures shows it. */
function FlagUses({ text, note, sharedAs, code, name }: StandsIn & { code: string; name: string }) {
  return (
    <div className={`wrap ${css.uses}`}>
      <p>
        {text}
        <small>{note}</small>
      </p>
      <figure>
        <div className={css.asLogo}>
          <Flag code={code} size={64} />
          <b>{name}</b>
        </div>
        <figcaption>Your logo</figcaption>
      </figure>
      <figure>
        <div className={css.asCover}>
          <Flag code={code} cut={{ w: 96, h: 24 }} />
        </div>
        <figcaption>Your cover</figcaption>
      </figure>
      <figure>
        <div className={css.asCard}>
          <Flag code={code} size={88} />
          <span>
            <b>{name}</b>
            {sharedAs}
          </span>
        </div>
        <figcaption>Your card when someone shares it</figcaption>
      </figure>
    </div>
  );
}
