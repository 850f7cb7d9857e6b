import type { SectionKey } from '#domain/companies/profile/profile-inputs.ts';

/** The sections of the profile editor, in the order of the page. */
export const SECTIONS: Record<SectionKey, { title: string; lead: string }> = {
  name: { title: 'Name and line', lead: 'What people read first. The name has at most 80 characters, the line 160.' },
  pictures: {
    title: 'Logo and cover',
    lead: 'The logo stands beside your name, the cover above your profile. Your flag stands in for what is missing.',
  },
  gallery: {
    title: 'Gallery',
    lead: 'Show the room, the work and the people. Drag to order, or use the arrow keys. Up to twelve pictures.',
  },
  countries: { title: 'Countries', lead: 'Where you are registered, ten countries at most. People can filter by it.' },
  about: { title: 'What we do', lead: 'A few paragraphs that a friend would understand. At most 20 000 characters.' },
  team: { title: 'Team', lead: 'Up to twelve people. Founders first is a good order.' },
  perks: {
    title: 'Perks',
    lead: 'Pick what is true today. Add one line each if it says more, of at most 120 characters.',
  },
  figures: { title: 'Key figures', lead: 'Numbers that show how far you are, eight at most.' },
  funding: {
    title: 'Funding',
    lead: 'Your rounds, the first one first. Leave out an amount to keep it to yourself. Up to twelve rounds.',
  },
  investors: { title: 'Investors', lead: 'Funds and people who back you, twenty at most.' },
  quote: { title: 'Quote', lead: 'One sentence from somebody on your team, of at most 300 characters.' },
  model: { title: 'Business model', lead: 'How you earn money, and in which industries, five at most.' },
  goals: { title: 'Global goals', lead: 'The goals of the United Nations that your work serves, five at most.' },
  links: { title: 'Links', lead: 'Where else you are on the web, eight links at most.' },
};
