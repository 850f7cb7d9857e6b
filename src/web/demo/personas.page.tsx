import { useLoaderData } from 'react-router';
import { listPersonas, logInAsPersona } from '#domain/accounts/personas.server.ts';
import { absent } from '#domain/errors.ts';
import { defineAction } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { answerLoggedIn } from '#web/app/personal.server.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import css from './captured-mail.module.css';

export const loader = defineLoader(({ demo, context }) => {
  if (!demo) throw absent('This page');
  return listPersonas(context);
});

export const action = defineAction(['person'], async (args) => {
  if (!args.demo) throw absent('This page');
  const loggedIn = await logInAsPersona(args.context, args.text('person'), args.accountCall.from);
  return answerLoggedIn(args, loggedIn, null);
});

export default function PersonasPage() {
  const personas = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Demo people"
        description="Log in as one of the people of the demo data, without a password."
        path="/dev/personas"
        indexed={false}
      />
      <div className={`wrap ${css.page}`}>
        <PageTitle title="Demo people">
          Log in as any of these people with one click and no password. Find their mail in{' '}
          <a className="link" href="/dev/mail">
            captured mail
          </a>
          . This page exists only on this machine, while demo data is loaded.
        </PageTitle>
        {personas.length === 0 ? (
          <Empty title="No demo people" text="The demo data was loaded without its people." headingLevel="h2" />
        ) : (
          <Table
            label="Demo people"
            stacks
            rows={personas}
            keyOf={({ id }) => id}
            columns={[
              {
                head: 'Name',
                cell: ({ name, email }) => (
                  <>
                    <strong>{name}</strong>
                    <br />
                    <span className={css.text}>{email}</span>
                  </>
                ),
              },
              { head: 'Profile', cell: ({ kind }) => kind || 'No profile yet' },
              {
                head: 'Log in',
                cell: ({ id, name }) => (
                  <form method="post" action="/dev/personas">
                    <input type="hidden" name="person" value={id} />
                    <Button type="submit" kind="line" size="sm">
                      Log in<VisuallyHidden> as {name}</VisuallyHidden>
                    </Button>
                  </form>
                ),
              },
            ]}
          />
        )}
      </div>
    </>
  );
}
