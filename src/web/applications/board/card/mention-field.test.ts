import { describe, expect, it } from 'vitest';
import { mentionOf } from './mention-field.tsx';

describe('the name after an @', () => {
  it('is the first name, or the full name where the first name is not enough', () => {
    const team = [
      { name: 'Mette', lastName: 'Lund' },
      { name: 'Anna', lastName: 'Ek' },
      { name: 'anna', lastName: 'af Lind' },
      { name: 'Karl Johan', lastName: 'Moe' },
    ];
    expect(team.map((each) => mentionOf(each, team))).toEqual(['Mette', 'AnnaEk', 'annaafLind', 'KarlJohanMoe']);
  });
});
