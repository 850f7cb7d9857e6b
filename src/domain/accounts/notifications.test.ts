import { describe, expect, it } from 'vitest';
import { offeredNotifications } from './notifications.ts';

describe('the notifications that the settings offer', () => {
  it('leave out the mails about a team to a person without one', () => {
    const keys = (isInTeam: boolean) => offeredNotifications({ isInTeam }).map(({ key }) => key);
    expect(keys(false)).toEqual(['answers']);
    expect(keys(true)).toEqual(['mentions', 'reminders', 'teamChanges', 'answers']);
  });
});
