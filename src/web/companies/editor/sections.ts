import type { SectionKey } from '#domain/companies/profile-inputs.ts';

/** The sections of the profile editor, in the order of the page. */
export const SECTIONS: Record<SectionKey, { title: string; lead: string }> = {
  name: { title: 'Name and line', lead: 'What people read first.' },
  pictures: { title: 'Logo and cover', lead: 'Your flag flies until you have a picture.' },
  gallery: {
    title: 'Gallery',
    lead: 'Show the room, the work and the people. Drag to order, or use the arrow keys.',
  },
  countries: { title: 'Countries', lead: 'Where you are registered. People can filter by it.' },
  about: { title: 'What we do', lead: 'A few paragraphs that a friend would understand.' },
  team: { title: 'Team', lead: 'Up to twelve people. Founders first is a good order.' },
  perks: { title: 'Perks', lead: 'Pick what is true today. Add one line each if it says more.' },
  figures: { title: 'Key figures', lead: 'Numbers that show how far you are.' },
  funding: { title: 'Funding', lead: 'Your rounds, the first one first. Leave out an amount to keep it to yourself.' },
  investors: { title: 'Investors', lead: 'Funds and people who back you.' },
  quote: { title: 'Quote', lead: 'One sentence that somebody of you has said.' },
  model: { title: 'Business model', lead: 'How you earn money, and in which industry.' },
  goals: { title: 'Global goals', lead: 'The goals of the United Nations that your work serves, five at most.' },
  links: { title: 'Links', lead: 'Where else you are on the web.' },
};
