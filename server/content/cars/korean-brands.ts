import { brand, model } from './car-ids.ts';

export const hyundai = brand(12, 'Hyundai', [
  model(1, 'H-1', [
    [1, '2.5 Touring', 2009, 2021],
    [2, '2.5 Deluxe', 2009, 2021],
    [3, '2.5 Elite', 2016, 2021],
  ]),
  model(2, 'Staria', [
    [1, '2.2 S', 2021, 2023],
    [2, '2.2 SEL', 2021, 2026],
    [3, '2.2 Premium', 2021, 2026],
  ]),
  model(3, 'Creta', [
    [1, '1.5 SE', 2022, 2025],
    [2, '1.5 SEL', 2022, 2025],
  ]),
  model(4, 'Stargazer', [
    [1, '1.5 Trend', 2023, 2026],
    [2, '1.5 Smart', 2023, 2026],
    [3, 'X 1.5', 2023, 2026],
  ]),
  model(5, 'Ioniq 5', [
    [1, 'Premium', 2023, 2026],
    [2, 'Exclusive', 2023, 2026],
  ]),
  model(6, 'Elantra', [
    [1, '1.8 GLS', 2012, 2018],
    [2, '1.6 Turbo Sport', 2017, 2018],
  ]),
  model(7, 'Santa Fe', [[1, '1.6 Turbo Hybrid Exclusive', 2024, 2026]]),
  model(8, 'Palisade', [[1, '2.2 Exclusive', 2023, 2026]]),
]);

export const kia = brand(13, 'Kia', [
  model(1, 'Grand Carnival', [
    [1, '2.2 EX', 2015, 2020],
    [2, '2.2 SXL', 2016, 2020],
  ]),
  model(2, 'Carnival', [
    [1, '2.2 LX', 2021, 2024],
    [2, '2.2 EX', 2021, 2026],
    [3, '2.2 SXL', 2021, 2026],
    [4, '1.6 Turbo Hybrid SXL', 2024, 2026],
  ]),
  model(3, 'Sorento', [[1, '1.6 Turbo Hybrid SX', 2022, 2026]]),
  model(4, 'EV5', [
    [1, 'Light', 2024, 2026],
    [2, 'Air', 2024, 2026],
    [3, 'Earth Exclusive', 2024, 2026],
  ]),
  model(5, 'EV6', [[1, 'GT-Line', 2022, 2026]]),
  model(6, 'EV9', [[1, 'GT-Line', 2023, 2026]]),
]);
