import type { ReactNode } from 'react';
import type { OwnApplication } from '#domain/applications/own/own-application.server.ts';
import { monthsText } from '#web/ui/text/month-format.ts';
import { countText } from '#web/ui/text/number-format.ts';
import css from './application.module.css';

/** The application as it was sent. */
export function WhatYouSent({ contents }: { contents: OwnApplication['contents'] }) {
  const { profile, cv } = contents;
  const rows: [label: string, value: ReactNode][] = [
    ['Name', contents.name],
    ['Headline', contents.headline],
    ['Place', contents.place],
    ['Email', contents.email],
    ['Phone', profile.phone],
    [
      'CV',
      cv && (
        <>
          <a className="link" href={cv.path} target="_blank" rel="noopener">
            {cv.name}
          </a>
          , {countText(cv.pages, 'page')}
        </>
      ),
    ],
    ['Languages', profile.languages?.join('. ')],
    ['Can start', profile.canStart],
    ['Links', profile.links?.join(', ')],
    ['Skills', profile.skills?.join(', ')],
    ['Experience', profile.experience && profile.experience.length > 0 && <Experience jobs={profile.experience} />],
    ...contents.answers.map(({ question, answer }): [string, string] => [question, answer]),
    ['Note', contents.note],
  ];
  return (
    <dl className={css.sent}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Experience({ jobs }: { jobs: NonNullable<OwnApplication['contents']['profile']['experience']> }) {
  return (
    <ul className={css.jobs}>
      {jobs.map(({ title, organisation, from, to = '', text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
        <li key={index}>
          {title}, {organisation} <small>{monthsText(from, to)}</small>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
