import { describe, expect, it } from 'vitest';
import { newIdentifier } from '#domain/identifier.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { linkMailedTo } from './captured-mail.ts';
import { anAccount, aStartup, enter } from './people.ts';

/** A website that is taken answers with status 409. */
const SENT_BACK = [/status of 409 .*\/client\/startups\/new/];

/** A startup at a domain of its own, with an owner. */
async function takeMails() {
  const domain = `${newIdentifier(new Date())}.example`;
  const { id, key } = await aStartup({ name: 'Strandtang', domain, website: `https://${domain}` });
  return { domain, key, owner: await anAccount({ member: [{ id }] }) };
}

describe('a colleague', () => {
  it('begins a profile of a startup that is here, asks to join, and is added by its owner', async () => {
    const { domain, key, owner } = await takeMails();
    const colleague = await newVisitor({ logsIn: true, expects: SENT_BACK });
    const { page, look } = colleague;
    await enter(colleague, await anAccount({ firstName: 'Loke', lastName: 'Holm' }), '/client/startups/new');
    await page.goto('/client/startups/new');
    await page.getByLabel('Your startup’s website').fill(`www.${domain}/jobs`);
    await page.getByRole('button', { name: 'Read the website' }).click();
    await page.getByText('belongs to Strandtang').first().waitFor();
    await waitForHydration(page);
    await look('the startup is here');
    await page.getByLabel('A few words to the team (optional)').fill('I design the machines.');
    await page.getByRole('button', { name: 'Ask to join' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your request is sent' }).waitFor();
    await waitForHydration(page);
    await look('asked');

    const team = await newVisitor({ logsIn: true, width: 390, theme: 'dark' });
    await enter(team, owner, `/client/startups/${key}/users`);
    await team.page.getByText('I design the machines.').waitFor();
    await waitForHydration(team.page);
    await team.look('a request, small');
    await team.page.getByRole('button', { name: 'Add as manager: Loke Holm' }).click();
    await team.page.getByText('Added to the team.').waitFor();
    expect(await team.page.getByText('Asking to join').count()).toBe(0);

    await page.goto(`/client/startups/${key}/edit`);
    await page.waitForURL(`**/client/startups/${key}/edit`);
  });

  edge('is added by an owner who answers from the mail, without a log-in', async () => {
    const { key, owner } = await takeMails();
    const visitor = await newVisitor({ logsIn: true, javaScript: false });
    await enter(visitor, await anAccount({ firstName: 'Vera', lastName: 'Vik' }), `/startups/${key}/welcome`);
    await visitor.page.getByRole('button', { name: 'Ask to join' }).click();
    await visitor.page.getByText('We have asked the team').waitFor();

    const link = await linkMailedTo(owner.email, '/client/join-request');
    const reader = await newVisitor({ javaScript: false, width: 390, theme: 'dark' });
    const { page, look } = reader;
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Vera Vik asks to join Strandtang' }).waitFor();
    await look('a request from a mail');
    await page.getByText('Reviewer: can read applications, and add notes and scores.').waitFor();
    // Opening the link answers nothing.
    await page.goto(link);
    await page.getByRole('button', { name: 'Add as reviewer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vera Vik is in your team' }).waitFor();
    await page.goto(link);
    await page.getByText('This request has been answered, or has ended.').waitFor();
    await look('an answered request');
  });

  edge('asks on the page that a mail leads to, without JavaScript, after logging in on the way', async () => {
    const { key } = await takeMails();
    const visitor = await newVisitor({ logsIn: true, javaScript: false });
    const { page } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), `/startups/${key}/welcome`);
    await page.getByRole('heading', { level: 1, name: 'Strandtang is on Havn' }).waitFor();
    await page.getByRole('button', { name: 'Ask to join' }).click();
    await page.getByText('We have asked the team').waitFor();
  });
});
