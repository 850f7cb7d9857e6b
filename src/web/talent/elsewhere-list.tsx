import { OUTCOMES } from '#domain/talent/outcomes.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { formState } from '#web/app/form-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { Actions, WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import css from './my-jobs.module.css';
import type { ShownElsewhere } from './my-jobs-facts.ts';

const PATH = '/client/my-jobs';

/** Applications that the talent made on other sites, with how they went. */
export function ElsewhereList({
  applications,
  today,
  mistakes,
}: {
  applications: readonly ShownElsewhere[];
  today: string;
  mistakes: Mistakes | undefined;
}) {
  return (
    <section id="elsewhere" className={css.list} aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">
        Elsewhere
        <VisuallyHidden>, </VisuallyHidden>
        <span>{applications.length}</span>
      </h2>
      <p>You applied on their site. Only you can see these.</p>
      {applications.map((application) => (
        <Item key={application.id} application={application} today={today} mistakes={mistakes} />
      ))}
      <details className={`${css.more} ${css.add}`} open={mistakes?.values.intent === 'add'}>
        <summary className="link">Add an application</summary>
        <Fields intent="add" today={today} mistakes={mistakes} submit="Add" />
      </details>
    </section>
  );
}

function Item({
  application,
  today,
  mistakes,
}: {
  application: ShownElsewhere;
  today: string;
  mistakes: Mistakes | undefined;
}) {
  const { id, title, organisation, place, link, day, flag, outcome, outcomeLabel } = application;
  const isWrong = mistakes?.values.intent === 'edit' && mistakes.values.id === id;
  const selectId = `outcome-${id}`;
  return (
    <article className={css.item}>
      <Logo flag={flag} size={40} />
      <div>
        <h3>
          {link ? (
            <a href={link} rel="external nofollow noopener" target="_blank">
              {title}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          ) : (
            title
          )}
        </h3>
        <p>{[organisation, place, day].filter(Boolean).join(', ')}</p>
      </div>
      {outcome !== 'waiting' && <p className={css.end}>{outcomeLabel}</p>}
      <details className={css.more} open={isWrong}>
        <summary className="link">
          {outcome === 'waiting' ? 'Heard back?' : 'Change'}
          <VisuallyHidden>
            {' '}
            {title} at {organisation}
          </VisuallyHidden>
        </summary>
        <form method="post" action={PATH}>
          <input type="hidden" name="id" value={id} />
          <label htmlFor={selectId}>How it went</label>
          <Select id={selectId} name="outcome" defaultValue={outcome} small>
            <Outcomes />
          </Select>
          <Actions>
            <Button type="submit" name="intent" value="outcome" size="sm">
              Save
            </Button>
          </Actions>
        </form>
        <details className={css.more} open={isWrong}>
          <summary className="link">Edit or delete</summary>
          <Fields
            intent="edit"
            today={today}
            mistakes={isWrong ? mistakes : undefined}
            submit="Save"
            application={application}
          />
          <WorkspaceForm action={PATH} intent="delete" inline>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" kind="quiet" size="sm">
              Delete
            </Button>
          </WorkspaceForm>
        </details>
      </details>
    </article>
  );
}

function Outcomes() {
  return Object.entries(OUTCOMES).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

function Fields({
  intent,
  today,
  mistakes,
  submit,
  application,
}: {
  intent: 'add' | 'edit';
  today: string;
  mistakes: Mistakes | undefined;
  submit: string;
  application?: ShownElsewhere;
}) {
  const { id, title, organisation, place, link, appliedOn, outcome } = application ?? { appliedOn: today };
  const { message, error, field } = formState(mistakes, intent, {
    title: title ?? '',
    organisation: organisation ?? '',
    place: place ?? '',
    link: link ?? '',
    appliedOn,
  });
  return (
    <WorkspaceForm action={PATH} intent={intent} message={message}>
      {id && <input type="hidden" name="id" value={id} />}
      <Field label="Job title" required longest={120} {...field('title')} />
      <Field label="Where you applied" required longest={120} {...field('organisation')} />
      <Field label="Place (optional)" longest={120} {...field('place')} />
      <Field label="Link (optional)" inputMode="url" longest={500} {...field('link')} />
      <Field label="Applied on" type="date" required {...field('appliedOn')} />
      {/* The outcome of a noted application has its own form above. */}
      <input type="hidden" name="outcome" value={outcome ?? 'waiting'} />
      {error('outcome') && <FieldError>{error('outcome')}</FieldError>}
      <Actions>
        <Button type="submit" size="sm">
          {submit}
        </Button>
      </Actions>
    </WorkspaceForm>
  );
}
