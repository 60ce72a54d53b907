import { expect, test } from 'vitest';

import { armyOf, BOOKS, BUILDING, codeOf, pagesIn, pointsOf, PREPARED, ranksOf, SPELLS, symbolsOf, WARRIORS, whyNotArmy, whyNotBook, whyNotFilled, whyNotJoin, whyNotSpell, type Army } from './building';

const SPIRES = '200:DEL3+B3(P01.P06.P14.P20.P30),ORS3+B2(P09.P25.P27.P31),DEL2,BLO1,NIN1';

function built(code: string): Army {
  const army = armyOf(code);
  if (!army) throw new Error(`${code} is no army`);
  return army;
}

/** Pages used and capacity of every book. */
function pages(code: string): [number, number][] {
  const army = built(code);
  return army.members.flatMap((member) => member.books.map((filled): [number, number] => [pagesIn(army, member, filled), BOOKS[filled.book].capacity]));
}

test('warriors and books have points, spells have none', () => {
  expect([pointsOf(built('100:ORS1')), pointsOf(built('100:ORS1+B1(P04)')), pointsOf(built('100:ORS1+B1(P04.P12)'))]).toEqual([21, 26, 26]);
  expect([whyNotArmy(SPIRES, 200), pointsOf(built(SPIRES)), pages(SPIRES)]).toEqual([null, 198, [[8, 8], [5, 6]]]);
});

test.each([
  ['200:APO3,APO2,DRA3,CHA2', 224, 'A-18'], ['200:APO3,DRA3,BLO1+B1(P04)', 174, 'A-101'], ['200:ROK3+B6(P04),DRA3,CHA1', 200, null],
  ['200:ROK3+B6(P04),DRA3,CHA1+B1(P04)', 205, 'A-18'], ['100:3xNIN2', 99, null], ['100:3xNIN2,NIN1', 110, 'A-18'],
])('%s has %i points: %s', (code, points, rule) => {
  expect([pointsOf(built(code)), whyNotArmy(code, 200)]).toEqual([points, rule]);
});

test('build totals are four, and an army may be made for a smaller one', () => {
  for (const total of [100, 150, 200, 300]) for (const made of [100, 150, 200, 300]) expect(whyNotArmy(`${made}:NIN1`, total)).toBe(made <= total ? null : 'A-18');
  for (const total of [50, 99, 250, 400, 999]) expect(whyNotArmy(`${total}:NIN1`, 300)).toBe('A-193');
});

test.each([
  // numbers and unique things
  ['200:12xNIN1', null], ['300:13xNIN1', 'A-193'], ['300:6xNIN1,BLO1,6xNIN1', 'A-193'], ['300:99xNIN1', 'A-193'],
  ['200:2xAPO3', 'A-20'], ['200:APO3,NIN1,APO3', 'A-20'], ['200:APO3,FOR3', null], ['200:3xAPO2', null], ['200:DEL3+B6(P01),ORS3+B6(P01)', 'A-20'],
  ['200:DEL3+B6(P01)+B6(P04)', 'A-20'], ['200:DEL3+B2(P01),ORS3+B2(P01)', null], ['200:DEL2,FOR1,BLO1,STO1,ORS1,CHA1,NIN1,APO1', null],
  // who may wield what
  ['200:DEL2+B1(P01)', 'A-101'], ['200:ORS1+B1(P04)+B1(P04)', 'A-101'], ['200:ORS3+B1(P04)+B1(P04)', null], ['200:ORS3+B1(P04)+B1(P04)+B1(P04)', 'A-101'],
  ['200:MER2+B4(P03)', 'A-101'], ['200:CHA1+B4(P03)', null], ['200:ORS1+B3(P04)', null], ['200:CHA1+B3(P04)', 'A-101'], ['200:DRA1+B5(P04)', 'A-101'],
  ['200:MER2+B5(P04)', null], ['200:NIN3+B3(P04)', 'A-101'], ['200:NIN3+B3(P04),ORS1', null], ['200:APO2+B1(P04)', 'A-78'],
  // what is in a book
  ['200:ORS1+B1()', 'S-99'], ['200:ORS1+B1(P01.P01)', 'S-99'], ['200:ORS1+B1(P12.P30.P12)', 'S-99'], ['200:ORS1+B1(P01.P04)', null], ['200:ORS1+B1(P01),ORS1+B1(P01)', null],
  ['200:CHA3+B2(P27.P09.P04)', 'S-6'], ['200:ORS3+B2(P27.P09.P04)', null], ['200:DEL1+B1(P01.P20.P30)', null], ['200:DEL1+B1(P01.P20.P12.P30)', 'S-6'],
  ['200:BLO2+B1(P05)', null], ['200:ORS1+B1(P05)', 'S-10'], ['200:ROK1+B1(P11)', null], ['200:DEL1+B1(P11)', 'S-10'], ['200:MER2+B1(P19)', null],
  ['200:DRA1+B1(P11.P34)', null], ['200:DRA1+B1(P05)', 'S-10'], ['200:NIN3+B5(P05.P16),BLO1', null], ['200:NIN3+B5(P05.P16),ORS1', 'S-10'],
  // domains, and what is not a code at all
  ['100:NIN1@cold-snap', 'A-184'], ['all my warriors', 'D-87'], ['200:', 'D-87'], ['200:XXX1', 'D-87'], ['200:ORS1+B9(P01)', 'D-87'], ['200:ORS1+B1(P99)', 'D-87'], ['', 'D-87'], [`200:NIN1${' '.repeat(400)}`, 'D-87'],
])('%s: %s', (code, rule) => {
  expect(whyNotArmy(code, code.startsWith('300') ? 300 : 200)).toBe(rule);
});

test('pages follow the symbols of the wielder', () => {
  expect(pages('200:CHA3+B2(P27.P09.P04)')).toEqual([[7, 6]]);
  expect(pages('200:ORS3+B2(P27.P09.P04)')).toEqual([[5, 6]]);
  expect(pages('200:CHA1+B1(P18),MER2+B1(P18),STO3+B1(P18)')).toEqual([[1, 4], [1, 4], [2, 4]]);
  expect(pages('200:CHA1+B1(P08),MER2+B1(P08)')).toEqual([[2, 4], [3, 4]]);
  expect(pages('200:DRA1+B1(P11.P34)')).toEqual([[4, 4]]);
  expect(pages('200:NIN3+B5(P05.P16),BLO1')).toEqual([[4, 10]]);
  expect(pages('200:NIN3+B2(P18),CHA1')).toEqual([[2, 6]]);
});

test('Pact lends factions and no subfaction; a mercenary has not the faction of its subfaction', () => {
  expect(symbolsOf(WARRIORS.NIN3, [WARRIORS.CHA1, WARRIORS.NIN3])).toEqual(['mage-spawn', 'ninth-circle', 'orc-khans']);
  expect(symbolsOf(WARRIORS.MER2, [WARRIORS.CHA1])).toEqual(['mage-spawn', 'chaos-shamans']);
});

test('the spells of a book can be judged alone', () => {
  const symbols = ['elven-lords', 'order-of-sorcery'];
  expect([['P04'], [], ['P05'], ['P07']].map((spells) => whyNotFilled(WARRIORS.ORS1, symbols, { book: 'B1', spells }))).toEqual([null, 'S-99', 'S-10', 'S-6']);
});

test('one domain may come where there are domains', () => {
  expect([whyNotArmy('100:NIN1@cold-snap', 100, true), whyNotArmy('100:NIN1@cold-snap@heat-wave', 100, true), whyNotArmy('100:NIN1@cold-snap@cold-snap', 100, true)]).toEqual([null, 'A-22', 'A-22']);
  expect([whyNotArmy('100:NIN1@inferno', 100, true), whyNotArmy('100:NIN1@erratic-winds', 100, true)]).toEqual(['A-184', 'A-184']);
});

test('every prepared army passes, has its points, and is written as its code', () => {
  const points = Object.fromEntries(Object.keys(PREPARED).map((id) => [id, pointsOf(built(id))]));
  expect(points).toEqual({
    A1: 198, A2: 200, A3: 191, A4: 200, A5: 200, A6: 200, A7: 199, A8: 191, A9: 176, A10: 199, A11: 189, A12: 197, A13: 189, A14: 196, Q1: 96, Q2: 91, Q3: 99, Q4: 100, Q5: 99, Q6: 82,
  });
  for (const [id, { code }] of Object.entries(PREPARED)) {
    const army = built(id);
    expect([whyNotArmy(id, army.total), whyNotArmy(id.toLowerCase(), army.total), whyNotArmy(id, army.total - 50), codeOf(army)]).toEqual([null, null, 'A-18', code]);
    expect(ranksOf(army).reduce((sum, { count }) => sum + count, 0)).toBe(army.members.length);
  }
});

test('the books of prepared armies are as full as they should be', () => {
  const loose = Object.keys(PREPARED).filter((id) => pages(id).some(([used, room]) => used !== room));
  expect(loose.map((id) => [id, pages(id)])).toEqual([['A1', [[8, 8], [5, 6]]], ['A2', [[6, 6], [5, 6], [4, 4]]]]);
});

test('the order of a code is the player’s, and neighbours alike are counted', () => {
  expect(codeOf(built('100:blo1,cha1+b1(p18.p12),blo1'))).toBe('100:BLO1,CHA1+B1(P18.P12),BLO1');
  expect(codeOf(built('100:NIN1,NIN1@cold-snap'))).toBe('100:2xNIN1@cold-snap');
});

test('what is chosen next is judged by the same rules as the whole army', () => {
  for (const code of ['200:NIN3,APO2,ORS1', SPIRES, '200:DRA3,DRA1', '300:12xNIN1']) {
    const army = built(code);
    for (const warrior of Object.keys(WARRIORS)) {
      const joined = { ...army, members: [...army.members, { warrior, books: [] }] };
      expect(whyNotJoin(army, warrior) === null, `${code} ${warrior}`).toBe(whyNotArmy(codeOf(joined), army.total) === null);
    }
    army.members.forEach((member, at) => {
      for (const book of Object.keys(BOOKS)) {
        const most = Object.keys(SPELLS).find((spell) => whyNotFilled(WARRIORS[member.warrior], [], { book, spells: [spell] }) === null)!;
        const members = army.members.map((one, n) => (n === at ? { ...one, books: [...one.books, { book, spells: [most] }] } : one));
        expect(whyNotBook(army, at, book) === null, `${code} ${at} ${book}`).toBe(whyNotArmy(codeOf({ ...army, members }), army.total) === null);
      }
    });
  }
  const army = built('200:ORS1+B1(P04)');
  expect(['P04', 'P05', 'P07', 'P31'].map((spell) => whyNotSpell(army, 0, 0, spell))).toEqual(['S-99', 'S-10', 'S-6', null]);
  expect(BUILDING).toEqual({ totals: [100, 150, 200, 300], figures: 12, copies: 1, domains: 1 });
});
