import { NOBODY } from './who-may-enter.ts';

/**
 * The forms of A's workspace, sent by everyone. The team's own succeed (`done`); everyone else gets 404 with what they wrote.
 * A person whose session has ended gets the form back with everything they typed.
 */
export const FORM_ROWS: readonly [address: string, form: string, answers: string][] = [
  // The startup has not accepted the data-processing terms.
  ['/jobs/JOB/apply', 'intent=send&name=Ada', '401 422 422 422 422 422 422 422 422 404 422'],
  // A visitor learns what is missing before they make an account.
  ['/jobs/JOB/apply', 'intent=check&name=Ada', '422 422 422 422 422 422 422 422 422 404 422'],
  ['/jobs/JOB/apply', 'intent=correct&email=&password=', '401 400 400 400 400 400 400 400 400 400 400'],
  ['/jobs/UNSENT/apply', 'intent=keep&name=Ada&version=0', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/client/my-jobs/JOB', 'intent=withdraw', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/client/my-jobs/JOB', 'intent=message&text=Hello', '401 404 404 404 404 404 404 404 404 404 404'],
  [
    '/client/my-jobs/JOB',
    'intent=report&kind=message&subject=JOB&reason=spam',
    '401 404 404 404 404 404 404 404 404 404 404',
  ],
  // Nobody wrote this message.
  [
    '/client/startups/A/applicants',
    'intent=report&kind=message&subject=JOB&reason=spam',
    '401 404 404 404 404 404 404 404 404 404 404',
  ],
  [
    '/settings',
    'intent=appeal&statement=JOB&text=It+was+a+joke+among+friends.',
    '401 404 404 404 404 404 404 404 404 404 404',
  ],
  [
    '/client/startups/A/edit',
    'intent=name&name=Seaweed&website=https://A.example&intro=Changed&founded=&numberOfEmployees=',
    '401 404 404 done done 404 404 404 done 404 404',
  ],
  // A draft cannot be paused: the page says so.
  ['/client/startups/A/jobs', 'intent=pause&job=UNSENT', '401 404 404 200 200 404 404 404 200 404 404'],
  ['/client/startups/A/jobs/UNSENT', 'intent=close&outcome=hiredHere', '401 404 404 200 200 404 404 404 400 404 404'],
  [
    '/client/startups/A/blog/none',
    'intent=post&then=save&title=Seaweed&body=Grows&cover=',
    '401 404 404 404 404 404 404 404 404 404 404',
  ],
  [
    '/client/startups/A/settings',
    'intent=slack&webhookKey=&notify.approved=on',
    '401 404 404 done done 404 404 404 done 404 404',
  ],
  // Staff are on no team, so no mails are theirs to choose.
  ['/client/startups/A/settings', 'intent=mails&applicantMails=daily', '401 404 404 done done 404 404 404 404 404 404'],
  [
    '/client/startups/A/users',
    'intent=invite&email=guest%40people.example&role=reviewer',
    '401 404 404 done done 422 404 404 done 404 404',
  ],
  [
    '/client/startups/A/users',
    'intent=again&email=guest%40people.example&role=owner',
    '401 404 404 done 422 422 404 404 done 404 404',
  ],
  ['/client/startups/A/users', 'intent=role&member=OWNER&role=owner', '401 404 404 done 422 422 404 404 done 404 404'],
  ['/client/startups/A/users', 'intent=remove&member=OWNER', '401 404 404 422 422 422 404 404 422 404 404'],
  [
    '/client/startups/A/jobs/JOB/boost',
    'intent=buyer&legalName=A+ApS&address=Havnegade+1&postalCode=1058&city=K&countryCode=DK&vatNumber=',
    '401 404 404 /client/startups/A/jobs/JOB/boost?step=pay /client/startups/A/jobs/JOB/boost?step=pay 404 404 404 /client/startups/A/jobs/JOB/boost?step=pay 404 404',
  ],
  [
    '/client/investors/INVESTOR/edit',
    'intent=edit&name=An+investor&website=&intro=Changed',
    '401 404 404 404 404 404 404 done done 404 404',
  ],
  // A is public already, and nobody asks to join it.
  ['/client/startups/A/approval', 'intent=submit', '401 404 404 409 409 404 404 404 409 404 404'],
  [
    '/client/startups/A/users',
    'intent=answer&request=nobody&answer=manager',
    '401 404 404 409 409 422 404 404 409 404 404',
  ],
  // Only an owner closes a startup, and types its name.
  ['/client/startups/A/settings', 'intent=close&closedName=nothing', '401 404 404 400 422 404 404 404 400 404 404'],
  // Only an owner deletes a draft, and types its name.
  [
    '/client/startups/DRAFT/edit',
    'intent=deleteDraft&deletedName=nothing',
    '401 404 404 400 422 404 404 404 400 404 404',
  ],
  ['/client/applicant/settings', 'intent=mails&answers=on', '401 / done / / / / / / / /'],
  ['/client/applicant/settings', 'intent=__defineGetter__', '401 / 404 / / / / / / / /'],
  // The box that confirms it is not ticked.
  ['/client/privacy', 'intent=deleteProfile', '401 400 400 400 400 400 400 400 400 400 400'],
  ['/profile-settings/none', 'answers=on', Array(11).fill('400').join(' ')],
  ['/jobs/JOB/resend-applicants', 'key=0', Array(11).fill('400').join(' ')],
  ['/client/join-request', 'request=0&person=0&key=0&answer=no', Array(11).fill('400').join(' ')],
  ['/startups/DRAFT/welcome', 'intent=claim', 'sign-in 404 404 404 404 404 404 404 404 404 404'],
  ['/startups/A', 'intent=follow', 'sign-in 200 200 200 200 200 200 200 200 404 200'],
  ['/startups/DRAFT', 'intent=follow', 'sign-in 404 404 404 404 404 404 404 404 404 404'],
  ['/startups/A', 'intent=__defineGetter__', 'sign-in 404 404 404 404 404 404 404 404 404 404'],
  ['/jobs/JOB', 'intent=save', 'sign-in 200 200 200 200 200 200 200 200 404 200'],
  ['/jobs/JOB', 'intent=interested', 'sign-in 200 200 200 200 200 200 200 200 404 200'],
  ['/jobs/UNSENT', 'intent=save', 'sign-in 404 404 404 404 404 404 404 404 404 404'],
  ['/jobs/JOB', 'intent=__defineGetter__', 'sign-in 404 404 404 404 404 404 404 404 404 404'],
  [
    '/client/my-jobs',
    'intent=add&title=Baker&organisation=Ovn&place=&link=&appliedOn=2026-01-02&outcome=waiting',
    '401 done done done done done done done done done done',
  ],
  // An application of somebody else is not there.
  ['/client/my-jobs', 'intent=delete&id=JOB', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/client/my-jobs', 'intent=__defineGetter__', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/client/applicant', 'intent=profile&name=Ada&intro=', '401 / done / / / / / / / /'],
  ['/client/applicant', 'intent=__defineGetter__', '401 / 404 / / / / / / / /'],
  ['/settings', 'intent=deletion&typedEmail=', '401 400 400 400 400 400 400 400 400 400 400'],
  ['/admin', 'intent=retry&decision=JOB', '404 404 404 404 404 404 404 404 409 404 two-factor'],
  ['/settings', 'intent=keepAccount', '401 done done done done done done done done done done'],
  ['/settings', 'intent=name&name.first=Ada&name.last=Nordby', '401 done done done done done done done done done done'],
  ['/admin/companies/A', 'intent=platforms&platform=thehub', '404 404 404 404 404 404 404 404 done 404 two-factor'],
  ['/admin/companies/A', 'intent=suspend&reason=mars&text=', '404 404 404 404 404 404 404 404 400 404 two-factor'],
  ['/admin/companies/A', 'intent=liftSuspension', '404 404 404 404 404 404 404 404 409 404 two-factor'],
  ['/admin/companies/A', 'intent=platforms&platform=mars', '404 404 404 404 404 404 404 404 400 404 two-factor'],
  [
    '/admin/investors/INVESTOR',
    'intent=platforms&platform=thehub',
    '404 404 404 404 404 404 404 404 done 404 two-factor',
  ],
  ['/settings/two-factor', 'intent=confirm&code=000000', '401 422 422 422 422 422 422 422 422 422 422'],
  ['/settings/two-factor', 'intent=off&password=&code=000000', '401 400 400 400 400 400 400 400 400 400 400'],
  // The properties of every object are no forms of ours.
  ['/settings', 'intent=__defineGetter__', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/settings/two-factor', 'intent=__defineGetter__', '401 404 404 404 404 404 404 404 404 404 404'],
  // Nobody's order has this id. The refund of a real one: refunds.test.ts.
  ['/admin/orders/JOB', 'intent=refund&reason=Mistake', '404 404 404 404 404 404 404 404 404 404 two-factor'],
  ['/admin/people', 'intent=sessions&person=BYSTANDER', '404 404 404 404 404 404 404 404 done 404 two-factor'],
  // JOB is no person, and nobody of these is impersonated.
  ['/admin/people', 'intent=impersonate&person=JOB', '404 404 404 404 404 404 404 404 404 404 two-factor'],
  ['/auth/end-impersonation', '', '401 404 404 404 404 404 404 404 404 404 404'],
  // A session of somebody else is not there.
  ['/settings', 'intent=session&session=SESSION', '401 404 404 404 404 404 404 404 404 404 404'],
  ['/dev/personas', 'person=OWNER', NOBODY],
];
