import { brand, model } from './car-ids.ts';

export const mg = brand(9, 'MG', [
  model(1, 'MG3', [
    [1, '1.5 D', 2015, 2023],
    [2, '1.5 X', 2015, 2023],
    [3, '1.5 V', 2015, 2023],
    [4, '1.5 Hybrid+ X', 2024, 2026],
  ]),
  model(2, 'MG5', [
    [1, '1.5 D', 2021, 2026],
    [2, '1.5 X', 2021, 2026],
  ]),
  model(3, 'ZS', [
    [1, '1.5 D', 2017, 2026],
    [2, '1.5 X', 2017, 2026],
    [3, '1.5 X+', 2020, 2023],
  ]),
  model(4, 'ZS EV', [
    [1, 'D', 2022, 2024],
    [2, 'X', 2019, 2024],
  ]),
  model(5, 'HS', [
    [1, '1.5 Turbo D', 2019, 2026],
    [2, '1.5 Turbo X', 2019, 2026],
    [3, 'PHEV X', 2020, 2024],
  ]),
  model(6, 'MG4 Electric', [
    [1, 'D', 2022, 2026],
    [2, 'X', 2022, 2026],
    [3, 'XPOWER', 2023, 2026],
  ]),
  model(7, 'EP', [[1, 'EV', 2020, 2025]]),
  model(8, 'VS HEV', [
    [1, 'D', 2022, 2026],
    [2, 'X', 2022, 2026],
  ]),
  model(9, 'Extender', [
    [1, '2.0 Giant Cab Grand D', 2019, 2025],
    [2, '2.0 Double Cab Grand X', 2019, 2025],
  ]),
]);

export const byd = brand(10, 'BYD', [
  model(1, 'Atto 3', [
    [1, 'Dynamic', 2024, 2026],
    [2, 'Premium', 2024, 2026],
    [3, 'Extended Range', 2022, 2026],
  ]),
  model(2, 'Dolphin', [
    [1, 'Standard Range', 2023, 2026],
    [2, 'Extended Range', 2023, 2026],
  ]),
  model(3, 'Seal', [
    [1, 'Dynamic', 2023, 2026],
    [2, 'Premium', 2023, 2026],
    [3, 'AWD Performance', 2023, 2026],
  ]),
  model(4, 'Sealion 6 DM-i', [
    [1, 'Dynamic', 2024, 2026],
    [2, 'Premium', 2024, 2026],
  ]),
  model(5, 'Sealion 7', [
    [1, 'Premium', 2024, 2026],
    [2, 'AWD Performance', 2024, 2026],
  ]),
  model(6, 'M6', [
    [1, 'Dynamic', 2024, 2026],
    [2, 'Extended', 2024, 2026],
  ]),
]);

export const gwm = brand(11, 'GWM', [
  model(1, 'Haval H6', [
    [1, 'HEV Pro', 2021, 2026],
    [2, 'HEV Ultra', 2021, 2026],
    [3, 'PHEV Ultra', 2022, 2026],
  ]),
  model(2, 'Haval Jolion', [
    [1, 'HEV Tech', 2021, 2024],
    [2, 'HEV Pro', 2021, 2026],
    [3, 'HEV Ultra', 2021, 2026],
  ]),
  model(3, 'Ora Good Cat', [
    [1, '400 Tech', 2021, 2023],
    [2, 'Pro', 2021, 2026],
    [3, 'Ultra', 2021, 2026],
    [4, 'GT', 2022, 2026],
  ]),
  model(4, 'Ora 07', [
    [1, 'Long Range', 2024, 2026],
    [2, 'Performance', 2024, 2026],
  ]),
  model(5, 'Tank 300', [
    [1, 'HEV Pro', 2023, 2026],
    [2, 'HEV Ultra', 2023, 2026],
    [3, '2.4 Diesel Ultra', 2025, 2026],
  ]),
  model(6, 'Tank 500', [
    [1, 'HEV Pro', 2023, 2026],
    [2, 'HEV Ultra', 2023, 2026],
  ]),
]);
