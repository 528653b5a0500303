import assert from 'node:assert/strict';
import { test } from 'node:test';
import { steady } from '../src/ui/steady.ts';

test('what is as it was stays the same object', () => {
  const asTheyWere = steady<{ at: number; towels: string[] }>();
  const first = asTheyWere([{ at: 1, towels: ['waves', 'fish'] }, { at: 2, towels: [] }]);
  assert.equal(asTheyWere([{ at: 1, towels: ['waves', 'fish'] }, { at: 2, towels: [] }]), first);

  const second = asTheyWere([{ at: 1, towels: ['waves', 'fish'] }, { at: 2, towels: ['fish'] }, { at: 3, towels: [] }]);
  assert.deepEqual(second, [{ at: 1, towels: ['waves', 'fish'] }, { at: 2, towels: ['fish'] }, { at: 3, towels: [] }]);
  assert.equal(second[0], first[0]);
  assert.notEqual(second[1], first[1]);

  const third = asTheyWere([{ at: 1, towels: ['fish', 'waves'] }]); // another order, and a shorter list
  assert.deepEqual(third, [{ at: 1, towels: ['fish', 'waves'] }]);
  assert.deepEqual(asTheyWere([]), []);
});
