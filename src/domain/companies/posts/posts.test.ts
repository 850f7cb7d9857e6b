import { describe, expect, it } from 'vitest';
import { updateName } from '#domain/accounts/myself.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { findCompany } from '../queries.server.ts';
import { findEditablePost, findPublicPost, listPosts } from './post-queries.server.ts';
import { createPost, deletePost, publishPost, savePost, unpublishPost } from './posts.server.ts';

const fixture = rollbackFixture();
const FIELDS = { title: 'We mapped every skerry', body: 'North of Bodø.<script>alert(1)</script>', cover: null };

async function aTeam() {
  const company = await someCompany(fixture.context, { key: 'tang' });
  const person = await somebody(fixture.context, { firstName: 'Åsa', lastName: 'Lind', member: [{ id: company.id }] });
  return fixture.as({ actor: person.actor });
}

describe('a post', () => {
  it('is a draft until its team publishes it, and again once unpublished', async () => {
    const owner = await aTeam();
    const { id } = await createPost(owner, 'tang', FIELDS);
    const [{ key } = { key: '' }] = await listPosts(owner, 'tang');
    const readPost = () => findPublicPost(fixture.context, 'tang', key);
    await expect(readPost()).rejects.toMatchObject({ kind: 'absent' });
    await publishPost(owner, 'tang', id);
    expect(await readPost()).toMatchObject({ title: FIELDS.title, author: 'Åsa Lind', company: { key: 'tang' } });
    expect((await readPost()).body).not.toContain('script');
    expect((await findCompany(fixture.context, 'tang')).posts).toMatchObject([{ key, title: FIELDS.title }]);
    await savePost(owner, 'tang', id, { ...FIELDS, title: 'Another title' });
    expect(await readPost()).toMatchObject({ key, title: 'Another title' });
    await unpublishPost(owner, 'tang', id);
    await expect(readPost()).rejects.toMatchObject({ kind: 'absent' });
    expect((await findCompany(fixture.context, 'tang')).posts).toEqual([]);
    await deletePost(owner, 'tang', id);
    expect(await listPosts(owner, 'tang')).toEqual([]);
  });

  it('has its pages made anew when its author takes another name, once it is public', async () => {
    const owner = await aTeam();
    const { id } = await createPost(owner, 'tang', FIELDS);
    const events: string[] = [];
    const listening = { ...owner, listeners: { 'company.changed': [async () => void events.push('changed')] } };
    await updateName(listening, { first: 'Åsa', last: 'Berg' });
    expect(events).toEqual([]);
    await publishPost(owner, 'tang', id);
    await updateName(listening, { first: 'Åsa', last: 'Holm' });
    expect(events).toEqual(['changed']);
  });

  it('is written and read by the owners and managers of its startup only', async () => {
    const owner = await aTeam();
    const { id } = await createPost(owner, 'tang', FIELDS);
    const other = await someCompany(fixture.context, { key: 'other' });
    const rival = await somebody(fixture.context, { member: [{ id: other.id }] });
    const context = fixture.as({ actor: rival.actor });
    for (const work of [
      () => createPost(context, 'tang', FIELDS),
      () => savePost(context, 'tang', id, FIELDS),
      () => savePost(context, 'other', id, FIELDS),
      () => publishPost(context, 'tang', id),
      () => deletePost(context, 'other', id),
      () => listPosts(context, 'tang'),
      () => findEditablePost(context, 'other', id),
    ]) {
      await expect(work()).rejects.toMatchObject({ kind: 'absent' });
    }
  });

  it('cannot be published without text', async () => {
    const owner = await aTeam();
    const { id } = await createPost(owner, 'tang', { ...FIELDS, body: ' ' });
    await expect(publishPost(owner, 'tang', id)).rejects.toMatchObject({
      details: { fields: { body: expect.any(String) } },
    });
  });

  it('is public only as long as its startup is', async () => {
    const owner = await aTeam();
    const { id } = await createPost(owner, 'tang', FIELDS);
    await publishPost(owner, 'tang', id);
    const [{ key } = { key: '' }] = await listPosts(owner, 'tang');
    await expect(findPublicPost(fixture.as({ platform: 'plusimpact' }), 'tang', key)).rejects.toMatchObject({
      kind: 'absent',
    });
  });
});
