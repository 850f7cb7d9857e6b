import { redirect, useActionData, useLoaderData } from 'react-router';
import { chooseProfile } from '#domain/accounts/myself.server.ts';
import { profileText } from '#domain/accounts/profiles.ts';
import { askToJoin, joinRequestInput } from '#domain/companies/joining/join-requests.server.ts';
import {
  newStartupInput,
  type Proposal,
  proposeFromWebsite,
  startCompany,
} from '#domain/companies/joining/joining.server.ts';
import { Refusal } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { answerProfileChoice } from '#web/app/personal.server.ts';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { AskToJoinForm, NewStartupForm, WebsiteForm } from './new-startup-forms.tsx';

const PATH = '/client/startups/new';
const PROFILE_FIELDS = [
  'name',
  'website',
  'intro',
  'countryCode',
  'registrationNumber',
  'founded',
  'numberOfEmployees',
  'logoImageId',
] as const;

/** The name comes from the page that leads here. */
export const loader = guardedLoader(({ url }) => ({
  name: url.searchParams.get('name') ?? '',
  hasAsked: url.searchParams.get('done') === 'asked',
}));

export const action = defineGuardedAction(
  ['intent', 'step', 'message', ...PROFILE_FIELDS],
  async ({ context, accountCall, joining, site, text }) => {
    const { parts } = accountCall;
    switch (text('intent')) {
      case 'read': {
        if (text('step') === 'profile') return { proposal: typedSoFar(text('name'), text('website')) };
        const proposal = await proposeFromWebsite(context, joining, text('website'));
        return { proposal: { ...proposal, name: text('name') || proposal.name } };
      }
      case 'create': {
        const values = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, text(field)]));
        const { id, key } = await startCompany(context, parts, readInput(newStartupInput, values));
        const profile = await chooseProfile(context, {
          profile: profileText({ type: 'company', id }),
          remember: false,
        });
        return answerProfileChoice(
          { context, accountCall, site },
          profile,
          `/client/startups/${key}/edit?done=created`,
        );
      }
      case 'ask': {
        const { website, countryCode, registrationNumber, message } = Object.fromEntries(
          ['website', 'countryCode', 'registrationNumber', 'message'].map((field) => [field, text(field)]),
        );
        const input = readInput(joinRequestInput, { website, countryCode, registrationNumber, message });
        await askToJoin(context, parts, input);
        return redirect(`${PATH}?done=asked`);
      }
      default:
        throw new Refusal('invalid', 'E_INVALID', 'This form is not known. Please reload the page.');
    }
  },
);

/** A profile that is not read from the website. */
const typedSoFar = (name: string, website: string): Proposal => ({
  name,
  website,
  intro: '',
  countryCode: '',
  founded: '',
  logoImageId: '',
  isRead: true,
});

/** Refusals that mean: this startup is here already. */
const HELD = new Set(['E_DOMAIN_HELD', 'E_NUMBER_HELD']);

export default function NewStartupPage() {
  const { name, hasAsked } = useLoaderData<typeof loader>();
  const answer = useActionData() as Mistakes | { proposal: Proposal } | undefined;
  const mistakes = answer && 'values' in answer ? answer : undefined;
  const proposal = answer && 'proposal' in answer ? answer.proposal : null;
  const intent = mistakes?.values.intent;
  const typedName = mistakes?.values.name || name;
  const isHeld = HELD.has(mistakes?.code ?? '') || intent === 'ask';
  const isAtForm = proposal !== null || intent === 'create';
  if (hasAsked) {
    return (
      <WorkspacePage title="Your request is sent" path={PATH} ruled>
        <TwoColumn title="What comes next">
          <PageText>
            <p>We have emailed the team, and will write to you when they answer. The request ends after 30 days.</p>
            <p>
              <a className="link" href="/client">
                Your profiles
              </a>
            </p>
          </PageText>
        </TwoColumn>
      </WorkspacePage>
    );
  }
  return (
    <WorkspacePage
      title="Your startup"
      lead={
        isAtForm
          ? 'Only the name is needed now. It stays a draft, visible only to your team.'
          : 'Start from your website. We take the name, a short description and the logo from it, and you correct them.'
      }
      path={PATH}
      ruled
    >
      {isHeld && mistakes && <AskToJoinForm action={PATH} mistakes={mistakes} />}
      {isAtForm ? (
        <NewStartupForm action={PATH} mistakes={mistakes} proposal={proposal} name={typedName} />
      ) : (
        !isHeld && <WebsiteForm action={PATH} mistakes={mistakes} name={typedName} />
      )}
    </WorkspacePage>
  );
}
