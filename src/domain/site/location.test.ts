import { describe, expect, it } from 'vitest';
import { locationLabel, shortLocation } from './location.ts';

const norway = { country: 'Norway' };

describe('a location', () => {
  it.each([
    [{ ...norway, locality: 'Bergen', address: 'Torget 2, 5014 Bergen' }, 'Bergen', 'Bergen, Norway'],
    [{ ...norway, locality: null, address: 'Torget 2, 5014 Bergen' }, 'Torget 2', 'Torget 2, Norway'],
    [{ ...norway, locality: null, address: null }, 'Norway', 'Norway'],
    [{ ...norway, locality: null, address: 'Norway' }, 'Norway', 'Norway'],
    [{ country: null, locality: null, address: 'Torget 2, Bergen' }, 'Torget 2', 'Torget 2, -'],
    [{ country: null, locality: null, address: null }, '-', '-'],
    [null, '-', '-'],
  ])('%j is short %j and in full %j', (location, short, full) => {
    expect(shortLocation(location)).toBe(short);
    expect(locationLabel(location)).toBe(full);
  });
});
