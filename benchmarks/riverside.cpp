// Riverside between two on the base map, at random: what a program written by hand for this one game reaches.
//
// It plays the rules of docs/rules/riverside.md with the same decisions as rivertable, one by one, each uniform over what is
// allowed, and counts those with more than one choice. `reference.py` writes figures.h from the game's components, compiles
// both and holds the results against rivertable's.
//
//     riverside MATCHES SEED   ->   cpu_seconds decisions decisions² points points²
//
// A set of things is a number with a bit for each; that and straight code are all there is to its speed.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "figures.h"

namespace {

using Set = uint32_t;
constexpr int kPlayers = 2, kRows = kBoats * kRowsOfBoat, kVillages = 2 * kColumns, kNone = -1, kNoBox = 1 << 20;

int size(Set set) { return __builtin_popcount(set); }
int lowest(Set set) { return __builtin_ctz(set); }
Set without_lowest(Set set) { return set & (set - 1); }

int member(Set set, int number) {
  while (number-- > 0) set = without_lowest(set);
  return lowest(set);
}

// The same for sets of five, looked up.
struct Members {
  uint8_t of[32][5] = {};
  constexpr Members() {
    for (Set set = 0; set < 32; ++set) {
      for (int each = 0, number = 0; each < 5; ++each) {
        if (set >> each & 1) of[set][number++] = static_cast<uint8_t>(each);
      }
    }
  }
};
constexpr Members kMembers;
static_assert(kBoats <= 5 && kRowsOfBoat <= 5);

// All tiles of the base map are alike but for the village, so the ways are known before a match begins: from each space
// into each village by each dock, along the route or through one passage. Farther than kFarthest is all the same.
constexpr int first_space(int slot) {
  int before = slot < kColumns ? slot : kVillages - 1 - (slot - kColumns);
  return 1 + before * kSpaces + (slot < kColumns ? 0 : kEastSpaces);
}

constexpr int kAnchor = 1 + kVillages * kSpaces + kEastSpaces;

constexpr int apart(int one, int other) { return one < other ? other - one : one - other; }

struct Ways {
  uint8_t to[kAnchor][kVillages][kSpaces] = {};

  constexpr Ways() {
    for (int ship = 0; ship < kAnchor; ++ship) {
      for (int slot = 0; slot < kVillages; ++slot) {
        for (int dock = 0; dock < kSpaces; ++dock) to[ship][slot][dock] = shortest(ship, first_space(slot) + dock);
      }
    }
  }

  static constexpr uint8_t shortest(int from, int to) {
    int best = apart(from, to);
    for (int column = 0; column < kColumns; ++column) {
      int north = first_space(column) + kPassage - 1, south = first_space(kColumns + column) + kPassage - 1;
      best = std::min(best, apart(from, north) + 1 + apart(south, to));
      best = std::min(best, apart(from, south) + 1 + apart(north, to));
    }
    return static_cast<uint8_t>(std::min(best + 1, kFarthest + 1));  // and one more into the village
  }
};
constexpr Ways kWays;

struct Chance {
  uint64_t word;
  uint64_t decisions = 0;

  int below(int n) {
    word = word * 6364136223846793005u + 1442695040888963407u;
    return static_cast<int>(((word >> 32) * static_cast<uint64_t>(n)) >> 32);
  }
  int choose(int n) {
    decisions += n > 1;
    return below(n);
  }
  int choose_from(Set set) { return member(set, choose(size(set))); }
  int choose_from_five(Set set) { return kMembers.of[set][choose(size(set))]; }
};

struct Sheet {
  uint8_t crossed[kRows], royal_left[kBoats], boxes_left[kBoats + 1];
  uint8_t open[kBoats];  // rows with an open seat
  Set usable;            // royal powers
  int fire, plus_ones;
  int tickets[kBoats + 1], to_beat[kBoats + 1];  // the last: the stave church
  int ticket_points[kBoats], scored[kBoats + 1];
};

struct Match {
  Chance& chance;
  int tile_at[kVillages], ship = 0;
  int dice[kBoats], green = 0, temperature = 0;
  Set within[kFarthest + 2];  // villages at most so far
  Sheet sheets[kPlayers];

  explicit Match(Chance& from) : chance(from) {
    lay_tiles();
    for (Sheet& sheet : sheets) {
      sheet = Sheet{};
      for (uint8_t& rows : sheet.open) rows = (1 << kRowsOfBoat) - 1;
      sheet.fire = kFireSymbols;
      sheet.plus_ones = kPlusOnes;
      for (uint8_t& left : sheet.royal_left) left = 2;
      for (int boat = 0; boat <= kBoats; ++boat) sheet.boxes_left[boat] = kBoxes[boat];
    }
  }

  void lay_tiles() {
    for (int slot = 0; slot < kVillages; ++slot) tile_at[slot] = slot;
    for (int slot = kVillages - 1; slot > 0; --slot) std::swap(tile_at[slot], tile_at[chance.below(slot + 1)]);
  }

  // ------------------------------------------------------------ phase 1

  bool sail() {
    int count[kSides + 1] = {};
    green = 1 + chance.below(kSides);
    for (int& die : dice) ++count[die = 1 + chance.below(kSides)];
    temperature = 0;
    for (int seen = 0; seen <= kBoats / 2;) seen += count[++temperature];
    ship += temperature;
    return ship < kAnchor;
  }

  void measure() {
    for (Set& villages : within) villages = 0;
    for (int slot = 0; slot < kVillages; ++slot) {
      within[kWays.to[ship][slot][kDock[tile_at[slot]] - 1]] |= Set{1} << slot;
    }
    for (int distance = 1; distance <= kFarthest; ++distance) within[distance] |= within[distance - 1];
  }

  // ------------------------------------------------------------ phase 2

  bool may_use(const Sheet& sheet, int power) const { return sheet.usable >> power & 1; }
  void use(Sheet& sheet, int power) { sheet.usable &= ~(Set{1} << power); }
  int price(int colour) const { return dice[colour] > temperature ? dice[colour] : 0; }

  void fill_seats(Sheet& sheet) {
    Set payable = 0;
    for (int colour = 0; colour < kBoats; ++colour) payable |= Set{price(colour) <= sheet.fire} << colour;
    int colour = chance.choose_from_five(payable), crosses = dice[colour], cost = price(colour);
    bool may_add = cost + green <= sheet.fire, may_warm = may_use(sheet, kWarmNight);
    if (int how = chance.choose(1 + may_add + may_warm)) {
      crosses += green;
      if (how == 1 && may_add) {
        cost += green;
      } else {
        use(sheet, kWarmNight);
      }
    }
    if (may_use(sheet, kFanBase) && chance.choose(2)) {
      use(sheet, kFanBase);
      crosses += kFanBaseCrosses;
    }
    sheet.fire -= cost;
    Set pending = 0;
    cross(sheet, colour, crosses, pending);
    while (pending) {
      int row = chance.choose_from(pending), boat = row / kRowsOfBoat;
      pending &= ~(Set{1} << row);
      ++sheet.tickets[boat];
      ++sheet.tickets[kBoats];
      sheet.ticket_points[boat] += kTicketPoints[row];
      cross(sheet, kBonusBoat[row], kBonusSeats[row], pending);
    }
  }

  void cross(Sheet& sheet, int boat, int crosses, Set& pending) {
    for (; crosses > 0 && sheet.open[boat]; --crosses) {
      int number = chance.choose_from_five(sheet.open[boat]);
      int row = boat * kRowsOfBoat + number, seat = ++sheet.crossed[row];
      if (seat == kSeats[row]) {
        sheet.open[boat] &= static_cast<uint8_t>(~(1 << number));
        pending |= Set{1} << row;
      }
      if (seat == kRoyalSeat[row] && --sheet.royal_left[boat] == 0) sheet.usable |= Set{1} << kPowerOf[boat];
    }
  }

  // ------------------------------------------------------------ phase 3

  // Points for one colour of a village with so many tickets more, if they beat the last score; otherwise 0.
  int points(const Sheet& sheet, int tile, int item, int more) const {
    int boat = kItemBoat[tile][item], value = kItemValue[tile][item] * (sheet.tickets[boat] + more);
    return value > sheet.to_beat[boat] ? value : 0;
  }

  Set scorable(const Sheet& sheet, Set villages, int prize) const {
    Set found = 0;
    int to_give = may_use(sheet, kPrizeTicket) ? kPrizeTickets : 0;
    for (; villages; villages = without_lowest(villages)) {
      int slot = lowest(villages), tile = tile_at[slot], most = 0;
      for (int item = 0; item < kMostItems; ++item) {
        most |= points(sheet, tile, item, kItemBoat[tile][item] == prize ? kPrizeTickets : to_give);
      }
      found |= Set{most > 0} << slot;
    }
    return found;
  }

  void write(Sheet& sheet, int boat, int value) {
    sheet.scored[boat] += value;
    sheet.to_beat[boat] = --sheet.boxes_left[boat] ? value : kNoBox;
  }

  void go_on_excursion(Sheet& sheet) {
    const int gain = kSpeedBoatRange - kRange;
    int range = kRange, prize = kNone;
    Set allowed = ~Set{0};
    for (bool again = false;; again = true) {
      bool speed = may_use(sheet, kSpeedBoat);
      Set villages = scorable(sheet, within[range + sheet.plus_ones + (speed ? gain : 0)] & allowed, prize);
      if (!villages) return;
      if (speed && (villages & ~within[range]) && chance.choose(2)) {
        use(sheet, kSpeedBoat);
        range += gain;
      }
      Set lengths = 0;
      for (int more = 1; more <= sheet.plus_ones; ++more) {
        lengths |= Set{(villages & within[range + more] & ~within[range + more - 1]) != 0} << more;
      }
      if (lengths) {
        int more = chance.choose_from(lengths | 1);
        sheet.plus_ones -= more;
        range += more;
      }
      villages &= within[range];
      if (!villages) return;
      int number = chance.choose(size(villages) + 1);
      if (number == size(villages)) return;
      int slot = member(villages, number);
      visit(sheet, tile_at[slot], prize);
      if (again) {
        use(sheet, kEarlyBirds);
        return;
      }
      allowed = ~(Set{1} << slot);
      if (!may_use(sheet, kEarlyBirds)) return;
      int reach = range + sheet.plus_ones + (may_use(sheet, kSpeedBoat) ? gain : 0);
      if (!scorable(sheet, within[reach] & allowed, prize) || !chance.choose(2)) return;
    }
  }

  void visit(Sheet& sheet, int tile, int& prize) {
    int taken = 0;
    if (may_use(sheet, kPrizeTicket)) {
      Set ways = 0;  // bit 0: to nothing; then a bit for each colour
      for (int item = 0; item < kMostItems; ++item) {
        ways |= Set{points(sheet, tile, item, 0) > 0};
        ways |= Set{points(sheet, tile, item, kPrizeTickets) > 0} << (item + 1);
      }
      if (ways & ~Set{1}) {
        if (int way = chance.choose_from(ways)) {
          prize = kItemBoat[tile][way - 1];
          write(sheet, prize, points(sheet, tile, way - 1, kPrizeTickets));
          use(sheet, kPrizeTicket);
          ++taken;
        }
      }
    }
    int values[kMostItems], left = 0;
    for (int item = 0; item < kMostItems; ++item) {
      values[item] = points(sheet, tile, item, kItemBoat[tile][item] == prize ? kPrizeTickets : 0);
      left += values[item] > 0;
    }
    for (int item = 0; item < kMostItems; ++item) {
      if (!values[item]) continue;
      --left;
      bool may_leave = taken || left;
      if (chance.choose(1 + may_leave) || !may_leave) {
        write(sheet, kItemBoat[tile][item], values[item]);
        ++taken;
      }
    }
  }

  // ------------------------------------------------------------ the whole match

  void play() {
    while (sail()) {
      for (Sheet& sheet : sheets) fill_seats(sheet);
      measure();
      for (Sheet& sheet : sheets) go_on_excursion(sheet);
    }
  }

  void score(int totals[kPlayers]) const {
    int captain[kPlayers];
    for (int seat = 0; seat < kPlayers; ++seat) {
      const Sheet& sheet = sheets[seat];
      int all = 0, least = 1 << 20;
      for (int boat = 0; boat < kBoats; ++boat) {
        int value = sheet.ticket_points[boat] + sheet.scored[boat];
        all += value;
        least = std::min(least, value);
      }
      captain[seat] = least + sheet.scored[kBoats];
      totals[seat] = all + captain[seat];
    }
    for (int seat = 0; seat < kPlayers; ++seat) {
      if (captain[seat] >= captain[1 - seat]) totals[seat] += kCaptainMost;
      if (captain[seat] <= captain[1 - seat]) totals[seat] += kCaptainLeast;
    }
  }
};

}  // namespace

int main(int count, char** words) {
  if (count != 3) return 1;
  const long matches = std::atol(words[1]);
  Chance chance{std::strtoull(words[2], nullptr, 10) * 0x9E3779B97F4A7C15u + 1};
  double points = 0, points_squared = 0, decisions_squared = 0;
  const std::clock_t began = std::clock();
  for (long number = 0; number < matches; ++number) {
    Chance local{chance.word};  // a copy can live in registers
    Match match(local);
    match.play();
    int totals[kPlayers];
    match.score(totals);
    for (int total : totals) {
      points += total;
      points_squared += double(total) * total;
    }
    decisions_squared += double(local.decisions) * local.decisions;
    chance.word = local.word;
    chance.decisions += local.decisions;
  }
  const double seconds = double(std::clock() - began) / CLOCKS_PER_SEC;
  std::printf("%.6f %llu %.0f %.0f %.0f\n", seconds, static_cast<unsigned long long>(chance.decisions), decisions_squared,
              points, points_squared);
}
