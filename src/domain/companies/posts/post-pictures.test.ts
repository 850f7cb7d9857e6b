import { describe, expect, it } from 'vitest';
import { images } from '#database/tables/media.server.ts';
import { companyPostImages } from '#database/tables/posts.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import type { Storage } from '#domain/media/storage.ts';
import { removeUnusedImages } from '#domain/media/unused-images.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { richTextAsText, textAsRichText } from '#domain/site/text-as-rich-text.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { findEditablePost, findPublicPost, listPosts } from './post-queries.server.ts';
import { createPost, deletePost, publishPost, savePost } from './posts.server.ts';

const fixture = rollbackFixture();

async function aTeam() {
  const company = await someCompany(fixture.context, { key: 'tang' });
  return fixture.as({ actor: (await somebody(fixture.context, { member: [{ id: company.id }] })).actor });
}

async function aPicture({ width = 3000, height = 1500 } = {}): Promise<string> {
  const id = newIdentifier(fixture.context.now);
  await fixture.context.db.insert(images).values({
    id,
    path: `images/${id}.webp`,
    contentHash: id,
    mediaType: 'image/webp',
    width,
    height,
    byteLength: 9,
    createdAt: fixture.context.now,
  });
  return id;
}

const fields = (body: string) => ({ title: 'Our new quay', body, cover: null });
const img = (id: string, alt = 'The quay at dawn') => `<img src="/images/${id}/large" alt="${alt}">`;

describe('a picture in a post', () => {
  it('is shown between paragraphs with its size, however it was nested or decorated', async () => {
    const owner = await aTeam();
    const id = await aPicture();
    const body = `<p>Before${img(id, 'A &quot;quay&quot; &gt; sea').replace('<img', '<img onerror="x()" width="1" style="x"')}after</p>`;
    const post = await createPost(owner, 'tang', fields(body));
    await publishPost(owner, 'tang', post.id);
    const [{ key } = { key: '' }] = await listPosts(owner, 'tang');
    expect((await findPublicPost(fixture.context, 'tang', key)).body).toBe(
      `<p>Before</p><img src="/images/${id}/large" alt="A &quot;quay&quot; &gt; sea" width="2000" height="1000" loading="lazy"><p>after</p>`,
    );
  });

  it('is one of this site: others and made-up addresses disappear', async () => {
    const owner = await aTeam();
    const body = ['https://evil.example/x.png', '//evil.example/x', 'data:image/png;base64,AA', '/images/../api', 'x']
      .map((src) => `<img src="${src}" alt="x">`)
      .join('');
    const { id } = await createPost(owner, 'tang', fields(`<p>Text</p>${body}`));
    expect((await findEditablePost(owner, 'tang', id)).body).toBe('<p>Text</p>');
  });

  it('needs words about what it shows, and must still be here', async () => {
    const owner = await aTeam();
    const id = await aPicture();
    for (const body of [img(id, ' '), img('a'.repeat(24)), img(id).repeat(21)]) {
      await expect(createPost(owner, 'tang', fields(`<p>Text</p>${body}`))).rejects.toMatchObject({
        details: { fields: { body: expect.any(String) } },
      });
    }
    expect(await listPosts(owner, 'tang')).toEqual([]);
  });

  it('stays for as long as a post names it, and then goes', async () => {
    const owner = await aTeam();
    const [first, second] = [await aPicture(), await aPicture()];
    const later = { ...fixture.context, now: new Date(fixture.context.now.getTime() + 3 * DAY_MS) };
    const storage = { remove: async () => {} } as unknown as Storage;
    const { id } = await createPost(owner, 'tang', fields(`<p>Text</p>${img(first)}${img(first)}${img(second)}`));
    expect(await removeUnusedImages(later, storage)).toBe(0);
    await savePost(owner, 'tang', id, fields(`<p>Text</p>${img(second)}`));
    expect(await removeUnusedImages(later, storage)).toBe(1);
    await deletePost(owner, 'tang', id);
    expect(await fixture.context.db.select().from(companyPostImages)).toEqual([]);
    expect(await removeUnusedImages(later, storage)).toBe(1);
  });

  it('survives the plain field that people without scripts edit', async () => {
    const owner = await aTeam();
    const picture = await aPicture();
    const { id } = await createPost(
      owner,
      'tang',
      fields(`<p>Before</p>${img(picture, 'Ships &amp; sea')}<p>After</p>`),
    );
    const plain = richTextAsText((await findEditablePost(owner, 'tang', id)).body);
    expect(plain).toBe(`Before\n\n![Ships & sea](/images/${picture})\n\nAfter`);
    await savePost(owner, 'tang', id, fields(textAsRichText(`${plain}\n\nMore`)));
    expect((await findEditablePost(owner, 'tang', id)).body).toContain(
      `/images/${picture}/large" alt="Ships &amp; sea"`,
    );
  });
});
