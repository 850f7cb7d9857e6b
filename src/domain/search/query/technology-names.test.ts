import { describe, expect, it } from 'vitest';
import { eachRow } from '#testing/each-row.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { list, post, titlesFor, daysAgo } = jobSearches(fixture);

describe('the name of a technology with signs', () => {
  eachRow<[string, string]>([
    ['.net', '.NET Programmer'],
    ['dotnet', 'ASP.NET Programmer'],
    ['node', 'Node.js Programmer'],
    ['node.js', 'Node.js Programmer'],
    ['node programmer', 'Node.js Programmer'],
    ['next.js', 'Next.js Programmer'],
    ['f#', 'F# Programmer'],
    ['c#', 'C# Programmer'],
    ['c++', 'C++ Programmer'],
    ['ci/cd', 'CI/CD Keeper'],
    ['r&d', 'Head of R&D'],
    ['golang', 'Go Developer'],
    ['k8s', 'Kubernetes Keeper'],
  ])('%s finds %s', async (search, title) => {
    await post(title);
    expect(await titlesFor(search)).toEqual([title]);
  });
});

describe('the name of a technology', () => {
  it.each<[string, string]>([
    ['node.js', 'Node'],
    ['reactjs', 'React'],
    ['vue.js', 'Vue'],
    ['k8s', 'Kubernetes'],
    ['golang', 'Go'],
    ['postgres developer', 'PostgreSQL'],
    ['.net', 'C#'],
  ])('%s finds a text that mentions %s', async (search, name) => {
    await someJob(fixture.context, {
      title: 'Host',
      jobRole: 'backenddeveloper',
      description: `<p>You write ${name}.</p>`,
    });
    await someJob(fixture.context, { title: 'Cook', jobRole: 'other', description: '<p>Go out and get them.</p>' });
    expect(await titlesFor(search)).toEqual(['Host']);
  });

  it.each(['Kubernetesilla', 'Kubernetesista'])('is found in a Finnish case: %s', async (search) => {
    await someJob(fixture.context, { title: 'Host', jobRole: 'backenddeveloper', description: '<p>Kubernetes.</p>' });
    await someJob(fixture.context, { title: 'Cook', jobRole: 'other', description: '<p>Soup.</p>' });
    expect(await titlesFor(search)).toEqual(['Host']);
  });

  it('alone lists the jobs of its usual trade first, before apps for phones that share a name with it', async () => {
    const postAs = (title: string, jobRole: string, text: string, days: number) =>
      someJob(fixture.context, { title, jobRole, description: `<p>${text}</p>`, publishedAt: daysAgo(days) });
    await postAs('Pages', 'frontenddeveloper', 'You write React.', 9);
    await postAs('Phones', 'mobiledevelopment', 'You write React Native.', 1);
    expect(await titlesFor('react')).toEqual(['Pages', 'Phones']);
    expect(await titlesFor('react native')).toEqual(['Phones']);
  });

  it('is found despite a typo', async () => {
    await someJob(fixture.context, { title: 'Host', description: '<p>You write Python.</p>' });
    const { docs, searchedFor } = await list({ search: 'pyhton' });
    expect([docs.length, searchedFor]).toEqual([1, 'python']);
  });
});
